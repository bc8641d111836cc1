import { consolePaths } from '@coffeeattack/contract/console-pages'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Briefcase } from '@coffeeattack/ui/icons/Briefcase'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Search } from '@coffeeattack/ui/icons/Search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { openPositionsQuery } from '../positions/queries.ts'
import { NAMELESS_ROOM, personIn } from '../rooms/queries.ts'
import { useMe } from '../sessions/me.ts'
import { type Entry, matching } from './entries.ts'

const EACH = 5

/** Conversations by name, or by job before a match. */
const rooms = async (q: string, signal: AbortSignal): Promise<Entry[]> => {
  const { items } = await api('GET /console/rooms', { query: { filter: 'all', q, limit: EACH }, signal })
  return items.map((room) => ({
    key: `room:${room.id}`,
    group: 'people',
    label: spokenText(personIn(room)),
    note: room.nameless ? NAMELESS_ROOM : '대화',
    to: consolePaths.room(room.id),
    Icon: Message,
  }))
}

/** Found by what the line says, so that whoever types initials sees why it is there. */
const sentOffers =
  (isAgent: boolean) =>
  async (q: string, signal: AbortSignal): Promise<Entry[]> => {
    const { items } = await api('GET /console/offers', { query: { q, within: 'line', limit: EACH }, signal })
    return items.map(({ id, contact, candidate, position, company }) => ({
      key: `offer:${id}`,
      group: 'offers',
      label: contact?.name ?? spokenText(anonymousName(candidate)),
      note: isAgent && company ? `${company.name} · ${position}` : position,
      to: consolePaths.sentOffers(id),
      Icon: Bolt,
    }))
  }

/** Open positions are few, so they are matched here. */
const positions = async (q: string): Promise<Entry[]> => {
  const { items } = await queries.fetchQuery({ ...openPositionsQuery, staleTime: 60_000 })
  const entries = items.map(({ id, title, jobSubLabel, jobLabel }): Entry => ({
    key: `position:${id}`,
    group: 'positions',
    label: title,
    note: jobSubLabel ?? jobLabel,
    to: consolePaths.position(id),
    Icon: Briefcase,
  }))
  return matching(entries, q).slice(0, EACH)
}

const companies = async (q: string, signal: AbortSignal): Promise<Entry[]> => {
  const { items } = await api('GET /console/companies', { query: { q, limit: EACH }, signal })
  return items.map(({ id, name, domain }) => ({
    key: `company:${id}`,
    group: 'companies',
    label: name,
    note: domain,
    to: consolePaths.company(id),
    Icon: Layers,
  }))
}

/** Only links to the candidate search with the query: reading candidates is recorded there. */
const amongCandidates = (q: string): Entry => ({
  key: 'candidates',
  group: 'candidates',
  label: `‘${q}’ 후보자 찾기`,
  to: `${consolePaths.candidates()}?q=${encodeURIComponent(q)}`,
  Icon: Search,
})

/** Search results from all sources; a failing source does not affect the others. */
export function useSearchResults(typed: string): { entries: readonly Entry[]; isLooking: boolean } {
  const { role } = useMe()
  const q = useRested(typed.trim())
  const isAdmin = role === 'admin'
  const { data, isFetching } = useQuery({
    queryKey: ['palette', role, q],
    queryFn: async ({ signal }) => {
      const own = role === 'recruiter' ? [positions] : []
      const sources = isAdmin ? [rooms, companies] : [rooms, sentOffers(role === 'agent'), ...own]
      const found = await Promise.allSettled(sources.map((source) => source(q, signal)))
      return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const isLooking = typed.trim() !== q || isFetching
  // Earlier results that still match stay until the new ones arrive, so that Enter keeps its target.
  if (isLooking) return { isLooking, entries: typed.trim() === '' ? [] : matching(data ?? [], typed) }
  return { isLooking, entries: q === '' ? [] : [...(data ?? []), ...(isAdmin ? [] : [amongCandidates(q)])] }
}

/** The query after a pause in typing; an empty one at once. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), DEBOUNCE_MS.jobSearch)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : rested
}
