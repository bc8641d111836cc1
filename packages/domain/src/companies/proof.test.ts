import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofView } from './proof.ts'
import { proofChecks, type ProofFacts } from './proof-badge.ts'
import { stoppedNotice } from './stopped-notice.ts'

const now = new Date('2026-11-19T11:00:00+09:00')
const all: ProofFacts = {
  registeredAt: '2026-11-03T02:00:00.000Z',
  business: { state: 'OPEN', checkedAt: '2026-11-18T17:10:00.000Z', since: '2026-11-03T02:00:00.000Z' },
  arrears: { isListed: false, askedAt: '2026-11-18T17:12:00.000Z' },
  headcount: { people: 1118, month: '202610' },
  domain: { name: 'noeulcloud.example', provedAt: '2025-11-04T02:00:00.000Z' },
  recruiter: { name: '이도현', provedOn: '2026-11-04' },
  off: [],
}
const none: ProofFacts = {
  registeredAt: null,
  business: null,
  arrears: null,
  headcount: null,
  domain: null,
  recruiter: { name: '이도현', provedOn: null },
  off: [],
}
const view = (facts: Partial<ProofFacts>, company = '노을클라우드') =>
  proofView({ ...all, ...facts }, company, now)

describe('[FIRM-7] the proof sheet', () => {
  test('lists every check in a fixed order, with source and day', () => {
    const { badge, title, rows } = view({})
    expect(badge).toEqual({ kind: 'PASSED', count: 6, text: '6가지 확인' })
    expect(title).toBe('노을클라우드를 여섯 가지로 확인했어요')
    expect(rows.map(({ mark, text, source }) => [mark, text, source])).toEqual([
      ['PASSED', '사업자 등록 정보와 같아요', '국세청 · 11월 3일'],
      ['PASSED', '지금 영업하고 있어요', '국세청 · 오늘 새벽, 매일 다시 봐요'],
      ['PASSED', '임금체불 명단에 없어요', '고용노동부 공개 명단 · 11월 19일에 확인'],
      ['PASSED', '1,118명이 일하고 있어요', '국민연금공단 · 10월 자료 · 이름과 번호 앞 여섯 자리로 찾았어요'],
      ['PASSED', '회사 메일 주소가 맞아요', 'noeulcloud.example · 2025년 11월 4일'],
      ['PASSED', '담당자가 이 회사에서 일해요', '이도현 님 · 건강보험공단 · 11월 4일'],
    ])
  })

  test('a company without checks looks unproven, not bad: all is missing, nothing is noted', () => {
    const { badge, title, rows } = proofView(none, '솔방울소프트', now)
    expect(badge).toEqual({ kind: 'NONE', text: '아직 확인 전' })
    expect(title).toBe('솔방울소프트는 아직 확인한 것이 없어요')
    expect(rows.map(({ mark }) => mark)).toEqual(Array.from({ length: 6 }, () => 'MISSING'))
    for (const { text } of rows) expect(text).toMatch(/아직 몰라요$/)
  })

  test('the badge counts what the sheet ticks', () => {
    const one = <K extends keyof ProofFacts>(key: K) => fc.constantFrom<ProofFacts[K]>(all[key], none[key])
    const facts = fc.record({
      registeredAt: one('registeredAt'),
      business: one('business'),
      arrears: fc.constantFrom(all.arrears, null, { ...all.arrears!, isListed: true }),
      headcount: fc.constantFrom(all.headcount, null, 'NONE' as const, 'AMBIGUOUS' as const),
      domain: one('domain'),
      recruiter: fc.constantFrom(all.recruiter, none.recruiter, null),
      off: fc.subarray([...proofChecks]),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const { badge, rows } = proofView(given, '노을클라우드', now)
        const ticked = rows.filter(({ mark }) => mark === 'PASSED').length
        expect(badge).toEqual(
          ticked === 0 ? { kind: 'NONE', text: '아직 확인 전' } : expect.objectContaining({ count: ticked }),
        )
      }),
    )
  })

  test('[FIRM-4] a listing stands first and is not counted', () => {
    const { badge, rows, closing } = view({ arrears: { isListed: true, askedAt: all.arrears!.askedAt } })
    expect(badge).toMatchObject({ count: 5 })
    expect(rows[0]).toMatchObject({
      check: 'ARREARS',
      mark: 'NOTED',
      text: '임금체불 명단에 이름이 있어요',
      isList: true,
    })
    expect(closing).toMatch(/^명단에 적힌 것을 그대로 옮겼어요/)
  })

  test('[FIRM-3] the state of the business stands on the badge, whatever else was checked', () => {
    const said = (state: 'SUSPENDED' | 'CLOSED') => view({ business: { ...all.business!, state } }).badge
    expect(said('SUSPENDED')).toEqual({ kind: 'SUSPENDED', text: '휴업 중' })
    expect(said('CLOSED')).toEqual({ kind: 'CLOSED', text: '폐업' })
  })

  test('an older answer says its day, and a check that is not made says so', () => {
    const checkedAt = '2026-11-16T17:10:00.000Z'
    const { rows } = view({
      business: { ...all.business!, checkedAt },
      arrears: null,
      off: ['ARREARS', 'STATE'],
    })
    expect(rows[1]).toMatchObject({ mark: 'PASSED', source: '국세청 · 11월 17일에 확인' })
    expect(rows[2]).toMatchObject({ mark: 'MISSING', source: '확인하지 않아요.' })
  })
})

test('[FIRM-3] an offer of a suspended or closed company says what, what it means, since when', () => {
  const stopped = (state: 'SUSPENDED' | 'CLOSED') =>
    stoppedNotice(
      { ...all, business: { ...all.business!, state, since: '2026-11-14T17:10:00.000Z' } },
      '노을클라우드',
      now,
    )
  expect(stopped('SUSPENDED')).toMatchObject({
    band: '지금은 멈춰 있어요',
    bandDay: '11월 15일부터',
    title: '노을클라우드가 휴업 중이에요',
    source: '국세청 · 11월 19일에 확인',
  })
  expect(stopped('CLOSED')).toMatchObject({
    band: '닫힌 어택이에요',
    bandDay: '11월 15일',
    title: '노을클라우드가 폐업했어요',
  })
  expect(stoppedNotice(all, '노을클라우드', now)).toBeNull()
})
