import { slotProblem } from '@coffeeattack/domain/coffeechats/times'
import type { ViewerCompany } from '@coffeeattack/domain/companies/name'
import { isBlocked } from '@coffeeattack/domain/companies/testing/oracles'
import { endOfKstDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { SELECTION_DAYS } from '@coffeeattack/domain/offers/deadline'
import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { deliverAt, SENDING } from '@coffeeattack/domain/offers/sending'
import { canAct, nextStatus, type OfferAct } from '@coffeeattack/domain/offers/status'
import { actsOn, canUndo } from '@coffeeattack/domain/offers/testing/oracles'
import { messageProblem } from '@coffeeattack/domain/rooms/message'
import { describe, expect, test } from 'vitest'
import { candidateStates } from './candidates/candidate.ts'
import { chatStages } from './coffeechats/coffeechat.ts'
import { readLogos } from './companies/companies.ts'
import { createWorld, type World } from './world.ts'

const logos = readLogos()
const at = (clock: string) => createWorld({ now: new Date(clock), logos })

const ACTS = { ACCEPTED: 'accept', REFUSED: 'refuse', ASKED_AGENT: 'askAgent', EXPIRED: 'expire' } as const

test('the same moment makes the same world, another moment another', () => {
  const text = (clock: string) => {
    const { ledger, rooms, notices, candidates } = at(clock)
    return JSON.stringify([
      ledger,
      rooms,
      notices,
      candidates.map(({ row, person, profile }) => [row, person, profile]),
    ])
  }
  const morning = '2026-11-16T10:00:00+09:00'
  expect(text(morning)).toBe(text(morning))
  expect(text(morning)).not.toBe(text('2026-11-17T10:00:00+09:00'))
})

describe.each([
  '2026-11-16T10:00:00+09:00',
  '2026-12-31T23:59:58+09:00',
  '2027-01-01T00:00:03+09:00',
  '2027-08-31T00:04:00+09:00',
  '2028-02-29T12:00:00+09:00',
  '2024-11-15T06:30:00+09:00',
])('opened at %s', (clock) => {
  const now = new Date(clock)
  const world = at(clock)
  const singles = world.offers.filter(({ row }) => row.type === 'SUPER')
  const expiresAt = (day: string) => endOfKstDay(parseDay(day)!)

  test('every state is there', () => {
    expect(states(world.candidates.map(({ state }) => state))).toEqual(sorted(candidateStates))
    expect(states(singles.map(({ row }) => row.status))).toEqual(
      sorted(offerStatuses.filter((one) => one !== 'AGENT')),
    )
    expect(states(world.groups.map(({ row }) => row.status))).toEqual(sorted(offerStatuses))
    expect(states(world.chats.map(({ stage }) => stage))).toEqual(sorted(chatStages))
    const kinds = singles.map(({ row }) => `${row.isMaster} ${row.isJustMessage} ${row.companyId === null}`)
    expect(states(kinds)).toEqual([
      'false false false',
      'false true false',
      'true false false',
      'true true true',
    ])
    expect(new Set(singles.map(({ row }) => row.refusalReason).filter(Boolean)).size).toBeGreaterThan(4)
    expect(singles.some(({ row }) => row.undoneAt)).toBe(true)
  })

  test('[OFR-2] open offers have each number of days left, the last day included', () => {
    const open = singles.filter(({ row }) => row.status === 'WAITING' && !row.undoneAt)
    const left = open.map(({ row }) => parseDay(row.expiryDay)! - kstDay(now))
    expect(new Set(left)).toEqual(new Set(Array.from({ length: SELECTION_DAYS + 1 }, (_, day) => day)))
    expect(
      open.every(({ row }) => canAct({ status: row.status, expiredAt: expiresAt(row.expiryDay) }, now)),
    ).toBe(true)
  })

  test('[OFR-1] [OFR-12] the ledger leads every offer to its status, and nobody acted too late', () => {
    const decisions = Map.groupBy(
      world.ledger.filter(({ event }) => event in ACTS),
      ({ offerId }) => offerId,
    )
    for (const { row } of world.offers) {
      const acts = decisions.get(row.id) ?? []
      const status = acts.reduce<(typeof offerStatuses)[number] | null>((before, { event, at: when }) => {
        const act: OfferAct = ACTS[event as keyof typeof ACTS]
        const inTime = canAct({ status: before!, expiredAt: expiresAt(row.expiryDay) }, when)
        expect(inTime).toBe(act !== 'expire')
        expect(actsOn[row.type]).toContain(act)
        return nextStatus(before!, act)
      }, 'WAITING')
      expect(status).toBe(row.status)
      expect(row.deliverAt).toEqual(deliverAt(row.createdAt))
      if (row.undoneAt) expect(canUndo(row.createdAt, row.undoneAt)).toBe(true)
    }
  })

  test('nothing has happened in the future, and nothing before its cause', () => {
    const past = (...moments: (Date | null | undefined)[]) =>
      moments.every((moment) => !moment || moment <= now)
    for (const { row, likedAt, candidate } of world.offers) {
      expect(past(row.createdAt, row.decidedAt, row.readAt, likedAt, row.undoneAt)).toBe(true)
      expect(row.createdAt >= candidate.visible!.from).toBe(true)
      if (row.readAt) expect(row.readAt >= row.deliverAt).toBe(true)
      if (row.readAt && row.decidedAt) expect(row.decidedAt >= row.readAt).toBe(true)
    }
    expect(world.ledger.every((event) => past(event.at))).toBe(true)
    expect(world.rooms.flatMap((room) => room.messages).every(({ createdAt }) => past(createdAt))).toBe(true)
    expect(world.notices.every(({ sentAt, readAt }) => past(sentAt, readAt))).toBe(true)
    expect([...world.views, ...world.consents].every((row) => past(row.at))).toBe(true)
    expect(world.visits.every(({ createdAt, updatedAt }) => past(createdAt, updatedAt))).toBe(true)
    expect(world.talk.posts.every(({ createdAt, hiddenAt }) => past(createdAt, hiddenAt))).toBe(true)
    expect(world.chats.every(({ questions }) => questions.every((one) => past(one.answeredAt)))).toBe(true)
    expect(
      world.chats.every(({ times }) =>
        times.every((one) => past(one.proposedAt, one.confirmedAt, one.withdrawnAt)),
      ),
    ).toBe(true)
    expect(
      world.candidates.every(({ row }) =>
        past(row.createdAt, row.certifiedAt, row.lastActiveAt, row.deletedAt),
      ),
    ).toBe(true)
  })

  test('[OFR-13] by the rule itself, nobody who is hidden from has written', () => {
    for (const { candidate, company } of world.offers) {
      if (!company) continue
      const profile = {
        careerItems: candidate.profile.careers.map((career) => ({
          company: career.company,
          end: career.endedOn ?? null,
        })),
        restrictedCompanies: candidate.profile.choices
          .filter(({ mode }) => mode === 'RESTRICT')
          .map(({ name }) => name),
      }
      expect(isBlocked(viewerOf(company, world), profile)).toBe(false)
    }
  })

  test('[TRUST-7] nobody sends more than the quotas or twice to one person', () => {
    for (const { period, sent } of world.offerCounts) {
      expect(sent).toBeLessThanOrEqual(period.length === 7 ? SENDING.monthlyQuota : SENDING.dailyQuota)
    }
    const pairs = world.offers
      .filter(({ company }) => company)
      .map(({ row }) => `${row.companyId} ${row.candidateId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  test('[TRUST-4] proposed times keep the rules of their moment', () => {
    for (const { times, row } of world.chats) {
      for (const proposal of Map.groupBy(times, ({ proposedAt }) => proposedAt.getTime()).values()) {
        expect(slotProblem(proposal, proposal[0]!.proposedAt)).toBeNull()
        expect(proposal[0]!.proposedAt >= row.createdAt).toBe(true)
      }
    }
  })

  test('[MSG-1] messages can be read and rooms have their order', () => {
    for (const { messages } of world.rooms) {
      expect(messages.length).toBeGreaterThan(0)
      expect(messages.map(({ body }) => messageProblem(body)).filter(Boolean)).toEqual([])
      const times = messages.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
  })
})

function viewerOf(company: World['companies'][number], world: World): ViewerCompany {
  const kin = world.companies.filter(
    (one) => one !== company && one.row.groupId && one.row.groupId === company.row.groupId,
  )
  const identity = ({ row, aliases }: World['companies'][number]) => ({ name: row.name, aliases })
  return { ...identity(company), affiliates: kin.map(identity) }
}

const sorted = (values: readonly string[]) => values.toSorted()
const states = (values: readonly string[]) => sorted([...new Set(values)])
