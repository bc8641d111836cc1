import { expect, test } from 'vitest'
import { arrival, keepVisit, knownVisit } from './arrival.ts'

function storage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as unknown as Storage
}

/** A tab that opens an address; tabs of one browser share its local storage. */
const tab = (address: string, localStorage = storage()) => ({
  localStorage,
  sessionStorage: storage(),
  location: new URL(address, 'https://coffee.example') as unknown as Location,
})
const now = new Date('2026-11-15T00:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

test('[PUB-4] a first visit is recorded with its source, and only once', () => {
  const here = tab('/money?utm_source=kakao')
  expect(knownVisit(here, now)).toBeNull()
  expect(arrival(here)).toEqual({
    source: 'kakao',
    campaign: '',
    medium: '',
    content: '',
    term: '',
    landing: '/money',
  })
  keepVisit(here, 'visit-1', now)
  expect(knownVisit(here, now)).toBe('visit-1')
})

test('[PUB-8] a partner’s visitor is the same visitor in another tab, days later, without the link', () => {
  const first = tab('/?ref=Moka')
  expect(arrival(first).ref).toBe('moka')
  keepVisit(first, 'visit-1', now)
  const second = tab('/faq', first.localStorage)
  expect(knownVisit(second, later(29))).toBe('visit-1')
  expect(knownVisit(tab('/?ref=moka', first.localStorage), later(1))).toBe('visit-1')
  expect(knownVisit(tab('/faq', first.localStorage), later(30))).toBeNull()
})

test('[PUB-8] another partner’s link is another visit, even in the same tab', () => {
  const here = tab('/?ref=moka')
  keepVisit(here, 'visit-1', now)
  const next = { ...here, location: tab('/?ref=dev-news').location }
  expect(knownVisit(next, later(1))).toBeNull()
  keepVisit(next, 'visit-2', later(1))
  expect(knownVisit(next, later(2))).toBe('visit-2')
})

test('[PUB-8] a partner who opens their own link is no visitor', () => {
  const here = tab('/?ref=moka')
  here.sessionStorage.setItem('partner-token', 'a-token')
  expect(arrival(here)).not.toHaveProperty('ref')
  keepVisit(here, 'visit-1', now)
  expect(here.localStorage.getItem('referral')).toBeNull()
})

test.each(['/?ref=', '/?ref=a%20b', '/?ref=%00', `/?ref=${'x'.repeat(999)}`])(
  '[PUB-8] %s belongs to no partner',
  (address) => {
    const here = tab(address)
    expect(arrival(here)).not.toHaveProperty('ref')
    keepVisit(here, 'visit-1', now)
    expect([here.localStorage.getItem('referral'), knownVisit(here, now)]).toEqual([null, 'visit-1'])
  },
)
