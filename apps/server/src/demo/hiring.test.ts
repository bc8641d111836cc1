import { webhookUrlProblem } from '@coffeeattack/domain/handover/endpoint'
import { calledIn, keptNote } from '@coffeeattack/domain/memory/mentions'
import { keptTags } from '@coffeeattack/domain/memory/tags'
import { templateNameProblem, templateProblem } from '@coffeeattack/domain/offers/template'
import { positionProblems } from '@coffeeattack/domain/positions/problems'
import { reminderProblem } from '@coffeeattack/domain/pipeline/reminder'
import { describe, expect, test } from 'vitest'
import { readLogos } from './companies/companies.ts'
import { createWorld } from './world.ts'

/** 노을클라우드 from a position to the hire: its part of the world keeps the product's own rules at any hour it is opened. */

const logos = readLogos()

describe.each([
  '2026-11-16T10:00:00+09:00',
  '2026-12-31T23:59:58+09:00',
  '2027-01-01T00:00:03+09:00',
  '2027-08-31T00:04:00+09:00',
  '2028-02-29T12:00:00+09:00',
  '2024-11-15T06:30:00+09:00',
])('opened at %s', (clock) => {
  const now = new Date(clock)
  const { positions, memory, cards, templates, handover, failures, ...world } = createWorld({
    now,
    logos,
  })
  const noeul = world.companies.find(({ slug }) => slug === 'noeul-cloud')!
  const colleagues = world.operators.filter(({ company }) => company === noeul)
  const candidateOf = (id: string) => world.candidates.find(({ row }) => row.id === id)!
  const past = (at: Date | null | undefined) => !at || at <= now

  test('[BIZ-9] four positions are open and one is closed; each has offers of its job, sent while it was open', () => {
    expect(positions.filter(({ row }) => !row.closedAt)).toHaveLength(4)
    for (const { yearsMin = null, yearsMax = null, mustHaves = [], ...row } of world.openings)
      expect(positionProblems({ ...row, yearsMin, yearsMax, mustHaves, pay: null })).toEqual({})
    for (const { row, trade } of positions) {
      const { yearsMin = null, yearsMax = null, mustHaves = [] } = row
      expect(positionProblems({ ...row, yearsMin, yearsMax, mustHaves, pay: null })).toEqual({})
      const sent = world.offers.filter((offer) => offer.row.positionId === row.id)
      if (!row.closedAt) expect(sent.length, row.title).toBeGreaterThan(0)
      for (const { candidate, company, row: offer } of sent) {
        expect([company, candidate.trade.subLabel]).toEqual([noeul, trade])
        expect(offer.createdAt > row.createdAt && offer.createdAt < (row.closedAt ?? now)).toBe(true)
      }
    }
  })

  test('[BIZ-10] somebody stands wherever the two can have come', () => {
    const chats = world.chats.filter(({ offer }) => offer.company === noeul && !offer.candidate.withdrawal)
    const hired = new Set(world.hires.map(({ coffeechatId }) => coffeechatId))
    const last = chats.map(({ row, stages }) => (hired.has(row.id) ? 'hire' : stages.at(-1)?.stage))
    for (const stage of ['INTERVIEW', 'TERMS', 'HIRED', 'hire']) expect(last).toContain(stage)
    const reminders = cards.cards.flatMap(({ remindOn }) => remindOn ?? [])
    expect(reminders.length).toBeGreaterThan(4)
    expect(reminders.map((day) => reminderProblem(day, now)).filter(Boolean)).toEqual([])
    const pairs = cards.cards.map(({ candidateId }) => candidateId)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(cards.events.every(({ at }) => past(at))).toBe(true)
  })

  test('[BIZ-11] what is kept is about people whom the company may know of, as the product keeps it', () => {
    const names = colleagues.map(({ row }) => ({ id: row.id, name: row.name }))
    expect(memory.saved).toHaveLength(9)
    expect(memory.marks.filter(({ hiddenAt }) => hiddenAt)).toHaveLength(1)
    for (const { candidateId, starredAt, hiddenAt, tags = [] } of memory.marks) {
      const { hiddenFrom, visible, state } = candidateOf(candidateId)
      expect([state, [...hiddenFrom].some((key) => noeul.keys.has(key))]).toEqual(['ACTIVE', false])
      const at = (starredAt ?? hiddenAt)!
      expect(at > visible!.from && past(at)).toBe(true)
      expect(keptTags(tags)).toEqual(tags)
    }
    expect(memory.lists).toHaveLength(2)
    expect(new Set(memory.members.map(({ listId }) => listId)).size).toBe(2)
    expect(memory.notes.some(({ mentions = [] }) => mentions.length > 0)).toBe(true)
    for (const { text, mentions, createdAt } of memory.notes) {
      expect([keptNote(text, names), calledIn(text, names), past(createdAt)]).toEqual([text, mentions, true])
    }
  })

  test('[BIZ-13] templates could have been written', () => {
    const wrong = templates.flatMap(({ name, message }) => [
      templateNameProblem(name),
      templateProblem(message),
    ])
    expect(wrong.filter(Boolean)).toEqual([])
  })

  test('[BIZ-16] nothing is handed over but what happened after a match, and each way of going is there', () => {
    const chats = new Map(world.chats.map((chat) => [chat.row.id, chat]))
    for (const { payload, at, candidateId } of handover.events) {
      const { coffeechatId } = payload as { coffeechatId: string }
      const { row, offer } = chats.get(coffeechatId)!
      expect([row.companyId, row.candidateId]).toEqual([noeul.row.id, candidateId])
      expect(offer.candidate.withdrawal).toBeNull()
      expect(at >= row.createdAt && past(at)).toBe(true)
    }
    const states = new Set(handover.deliveries.map(({ state }) => state))
    expect([...states].toSorted()).toEqual(['DELIVERED', 'FAILED', 'WAITING'])
    const arrived = handover.deliveries.filter(({ state }) => state === 'DELIVERED')
    expect(handover.log.reduce((sum, { times = 1 }) => sum + times, 0)).toBe(arrived.length)
    const url = new URL('http://localhost:3000/sandbox/hooks/ats')
    expect(webhookUrlProblem(url, { allowsLoopback: true })).toBeNull()
  })

  test('[BIZ-18] confirmations were refused, and some came through after all', () => {
    expect(failures.failures.length).toBeGreaterThan(10)
    expect(failures.attempts.length).toBeGreaterThan(3)
    for (const { userId, at } of failures.failures) {
      const { createdAt, certifiedAt } = candidateOf(userId).row
      expect(at > createdAt && at < (certifiedAt ?? now)).toBe(true)
    }
  })
})
