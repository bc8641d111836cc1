import {
  hireProblems,
  isAsked,
  mayRecord,
  outcomeOf,
  stageDayProblem,
} from '@coffeeattack/domain/coffeechats/outcome'
import { placeProblem } from '@coffeeattack/domain/coffeechats/place'
import { endOf } from '@coffeeattack/domain/coffeechats/slot-end'
import { stateOf } from '@coffeeattack/domain/companies/billing'
import { RECORD } from '@coffeeattack/domain/companies/record'
import { feeOf } from '@coffeeattack/domain/companies/statement'
import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import { counterProblem, raiseProblems } from '@coffeeattack/domain/offers/counter'
import { payProblems, wholePay } from '@coffeeattack/domain/offers/whole-pay'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { maskContacts } from '@coffeeattack/domain/text/contacts'
import { describe, expect, test } from 'vitest'
import type { StageRow } from './coffeechats/coffeechat.ts'
import { saidBy } from './coffeechats/stages.ts'
import { readLogos } from './companies/companies.ts'
import { createWorld } from './world.ts'

/** Offers one can talk about, and a kept word: the demo world keeps the product's own rules at any hour it is opened. */

const logos = readLogos()

const stepOf = ({ stage, onDay, startsOn, basePay }: StageRow) => ({
  stage,
  onDay,
  hire: startsOn && basePay ? { startsOn, basePay } : null,
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
  const world = createWorld({ now, logos })
  const [jiwoo] = world.candidates
  const own = world.offers.filter(({ candidate }) => candidate === jiwoo)
  const sentBy = (slug: string) => own.find(({ company }) => company?.slug === slug)!
  const companyId = (slug: string) => world.companies.find((company) => company.slug === slug)!.row.id
  const counters = world.offers.flatMap(({ counter, row }) => (counter ? [{ counter, row }] : []))
  const past = (at: Date | null | undefined) => !at || at <= now

  test('[OFR-15] parts of pay could have been written, and 한지우 reads some of each kind', () => {
    const named = world.offers.flatMap(({ pay }) => pay ?? [])
    expect(named.length).toBeGreaterThan(50)
    expect(named.map(payProblems).filter((problems) => Object.keys(problems).length > 0)).toEqual([])
    const { row, pay } = sentBy('noeul-cloud')
    expect(wholePay({ min: row.salaryMin!, max: row.salaryMax! }, pay)).toMatchObject({
      first: { min: 7400, max: 8500 },
      further: [{ from: 2, to: 4, sum: { min: 6900, max: 8000 } }],
      fourYears: { min: 28_100, max: 32_500 },
    })
    expect(sentBy('solbangul-soft').pay).toBeNull()
  })

  test('[OFR-16] counters keep their rules: hers was raised, some of 노을클라우드’s wait', () => {
    for (const { counter, row } of counters) {
      const was = { salaryMin: counter.wasMin, salaryMax: counter.wasMax }
      expect(counterProblem(counter.amount, was)).toBeNull()
      if (counter.answer === 'RAISED') expect(raiseProblems(row as typeof was, was)).toEqual({})
      expect(counter.askedAt >= row.readAt!).toBe(true)
      expect(past(counter.askedAt) && past(counter.answeredAt)).toBe(true)
      if (row.decidedAt && counter.answeredAt) expect(row.decidedAt >= counter.answeredAt).toBe(true)
    }
    expect(sentBy('ongyeol-health').counter).toMatchObject({ answer: 'RAISED', amount: 7200 })
    const open = counters.filter(
      ({ counter, row }) => !counter.answer && row.companyId === companyId('noeul-cloud'),
    )
    expect(open.length).toBeGreaterThan(0)
    expect(new Set(counters.map(({ counter }) => counter.answer))).toEqual(new Set([null, 'RAISED', 'KEPT']))
  })

  test('[OFR-17] nameless talks ask no more than five questions, and hers has contacts to hide', () => {
    const nameless = world.rooms.filter(({ row }) => row.questionsAsked! > 0)
    expect(nameless.length).toBeGreaterThan(2)
    for (const { row, messages } of nameless) {
      const asked = messages.filter(({ sender }) => sender === 'CANDIDATE')
      expect([asked.length, asked.length <= NAMELESS.questions]).toEqual([row.questionsAsked, true])
      expect(row.maskedUpTo).toBe(row.closedAt ? messages.length : 0)
    }
    const hers = nameless.find(({ row }) => row.candidateId === jiwoo!.row.id)!
    expect(hers.row.offerId).toBe(sentBy('noeul-cloud').row.id)
    const shown = hers.messages.map(({ body }) => maskContacts(body)).join('\n')
    expect([shown.includes('〔전화번호〕'), shown.includes('〔이메일〕')]).toEqual([true, true])
    expect(shown).not.toContain('지우')
  })

  test('[OFR-19] every place can be gone to, and was set once the time was fixed', () => {
    const placed = world.chats.flatMap(({ row }) => (row.place ? [row] : []))
    expect(placed.length).toBeGreaterThan(20)
    for (const { placeKind, place, placeSetAt, createdAt } of placed) {
      expect(placeProblem({ kind: placeKind!, text: place! })).toBeNull()
      expect(placeSetAt! >= createdAt && past(placeSetAt)).toBe(true)
    }
    expect(new Set(placed.map(({ placeKind }) => placeKind))).toEqual(new Set(['ADDRESS', 'LINK']))
  })

  test('[KEEP-1] [KEEP-2] answers come after the meeting, within seven days; 한지우 is asked now', () => {
    const asked = world.chats.filter(({ row, times }) => {
      const fixed = times.find(({ confirmedAt }) => confirmedAt)
      return row.candidateId === jiwoo!.row.id && fixed && isAsked(fixed, now)
    })
    expect(
      asked.map(({ offer, outcomes }) => [offer.company?.slug, outcomes.map(({ side }) => side)]),
    ).toEqual([['hanppyeom-house', ['company']]])
    for (const { outcomes, times } of world.chats)
      for (const { timeId, at, side, met, pay } of outcomes) {
        const time = times.find(({ id }) => id === timeId)!
        expect(isAsked(time, at)).toBe(true)
        expect(at >= endOf(time) && past(at)).toBe(true)
        if (pay) expect([side, met]).toEqual(['candidate', 'MET'])
      }
  })

  test('[KEEP-3] stages follow each other, and a hire is what both said', () => {
    const hired = new Set(world.hires.map(({ coffeechatId }) => coffeechatId))
    for (const { row, stages } of world.chats) {
      stages.forEach((stage, place) => {
        const before = stages[place - 1]
        expect(mayRecord(before ? stepOf(before) : null, stepOf(stage))).toBe(true)
        expect(stageDayProblem(stepOf(stage), row.createdAt, stage.recordedAt)).toBeNull()
        expect(past(stage.recordedAt) && past(stage.agreedAt) && past(stage.contradictedAt)).toBe(true)
        const { hire } = stepOf(stage)
        if (hire) expect(hireProblems(hire, stage.recordedAt)).toEqual({})
      })
      expect(hired.has(row.id)).toBe(stages.some(({ stage, agreedAt }) => stage === 'HIRED' && agreedAt))
    }
    expect(world.hires.length).toBeGreaterThan(7)
  })

  test('[KEEP-4] 노을클라우드 has a good record, 두레박데이터 a poor one, and too few met 온결헬스 to tell', () => {
    const figures = (slug: string) =>
      Object.fromEntries(
        world.records.records
          .filter((one) => one.companyId === companyId(slug))
          .map(({ figure, value }) => [figure, value]),
      )
    expect(figures('noeul-cloud')).toEqual({ ANSWERS: 1, CAME: 9, PAY_KEPT: 9, PAY_RECEIVED: 9 })
    expect(figures('durebak-data')).toEqual({ ANSWERS: 3, CAME: 6, PAY_KEPT: 5 })
    expect([figures('ongyeol-health'), figures('solbangul-soft')]).toEqual([{}, {}])
    const written = (slug: string) =>
      new Set(world.offers.flatMap(({ row, company }) => (company?.slug === slug ? [row.candidateId] : [])))
    expect(written('ongyeol-health').size).toBeLessThan(RECORD.people)
    // So many of the past waited long that those who met it since do not make it quick.
    const met = world.chats.filter(({ row }) => row.companyId === companyId('durebak-data'))
    const past = world.records.blocks.find(
      (block) => block.companyId === companyId('durebak-data') && block.figure === 'ANSWERS',
    )
    expect(met.length).toBeLessThan(past!.counts[3]!)
  })

  test('[KEEP-3] [KEEP-5] the agents’ desk has a word of every kind, each true', () => {
    const kinds = new Set(world.keptWords.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['MEETING', 'STAGE', 'MISSED_TWICE']))
    const contradicted = world.chats.filter(
      (chat) =>
        outcomeOf({ candidate: saidBy(chat, 'candidate'), company: saidBy(chat, 'company') }) ===
        'CONTRADICTED',
    )
    const meetings = world.keptWords.filter(({ kind }) => kind === 'MEETING')
    expect(meetings.map(({ coffeechatId }) => coffeechatId).toSorted()).toEqual(
      contradicted.map(({ row }) => row.id).toSorted(),
    )
    expect(world.keptWords.every(({ createdAt, handledAt }) => past(createdAt) && past(handledAt))).toBe(true)
  })

  test('[KEEP-6] every hire of a closed month stands once in its statement; this month is open', () => {
    const lines = world.statements.flatMap((statement) => statement.lines)
    expect(new Set(lines.map(({ hireId }) => hireId)).size).toBe(lines.length)
    for (const { row, lines: own } of world.statements) {
      const hires = world.hires.filter(
        ({ companyId: company, at }) => company === row.companyId && formatMonth(kstMonth(at)) === row.month,
      )
      expect(own.map(({ hireId }) => hireId).toSorted()).toEqual(hires.map(({ id }) => id).toSorted())
      expect(own.map((line) => feeOf({ kind: 'HIRE', ...line }))).toEqual(own.map(({ fee }) => fee))
      expect(row.month < formatMonth(kstMonth(now)) && past(row.closedAt)).toBe(true)
    }
    const lastMonth = formatMonth(kstMonth(now) - 1)
    const ofNoeul = world.statements.filter(({ row }) => row.companyId === companyId('noeul-cloud'))
    expect(ofNoeul.map(({ row }) => row.month)).toContain(lastMonth)
    const open = world.hires.filter(({ id }) => !lines.some(({ hireId }) => hireId === id))
    expect(open.map(({ companyId: company }) => company)).toContain(companyId('byeolmuri-games'))
  })

  test('[KEEP-6] a sent statement waits for its payment, is paid or is overdue', () => {
    const states = Map.groupBy(world.bills, ({ total, dueOn, paidOn = null }) =>
      stateOf({ total, dueOn, paidOn }, now),
    )
    expect([...states.keys()].toSorted()).toEqual(['OVERDUE', 'PAID', 'SENT'])
    expect(states.get('OVERDUE')).toHaveLength(1)
    for (const { sentAt, paidOn } of world.bills)
      expect([past(sentAt), !paidOn || paidOn <= formatDay(kstDay(now))]).toEqual([true, true])
  })
})
