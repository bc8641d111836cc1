import { describe, expect, test } from 'vitest'
import { isCandidates, moveFrom, pipelineStages } from './stage.ts'
import { type CardFacts, stageOf } from './testing/oracles.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const nothing: CardFacts = { starredAt: null, closedAt: null, offer: null, coffeechat: null }
const waiting = { status: 'WAITING', at: at(9) } as const
const matched = { status: 'MATCHED', at: at(5) } as const
const over = { status: 'OVER', at: at(5) } as const
const chat = { cancelledAt: null, stage: null, isHire: false } as const

describe('where a company stands with somebody', () => {
  test.for<[string, Partial<CardFacts>, string | null]>([
    ['nothing happened', {}, null],
    ['starred', { starredAt: at(1) }, 'SAVED'],
    ['starred and put aside', { starredAt: at(1), closedAt: at(2) }, 'ENDED'],
    ['starred again', { starredAt: at(3), closedAt: at(2) }, 'SAVED'],
    ['an offer waits', { offer: waiting }, 'OFFERED'],
    ['starred while it waits', { starredAt: at(8), offer: waiting }, 'OFFERED'],
    ['refused, run out or taken back', { offer: over }, 'ENDED'],
    ['starred since', { starredAt: at(6), offer: over }, 'SAVED'],
    ['starred before', { starredAt: at(4), offer: over }, 'ENDED'],
    ['a match', { offer: matched, coffeechat: chat }, 'COFFEECHAT'],
    ['called off', { offer: matched, coffeechat: { ...chat, cancelledAt: at(7) } }, 'ENDED'],
    [
      'starred after it was called off',
      { starredAt: at(8), offer: matched, coffeechat: { ...chat, cancelledAt: at(7) } },
      'SAVED',
    ],
    [
      'starred between the match and its end',
      { starredAt: at(6), offer: matched, coffeechat: { ...chat, cancelledAt: at(7) } },
      'ENDED',
    ],
    ['an interview', { offer: matched, coffeechat: { ...chat, stage: 'INTERVIEW' } }, 'INTERVIEW'],
    ['a hire that one side told of', { offer: matched, coffeechat: { ...chat, stage: 'HIRED' } }, 'TERMS'],
    [
      'a hire that both told of',
      { offer: matched, coffeechat: { ...chat, stage: 'HIRED', isHire: true } },
      'HIRED',
    ],
    ['ended by the company', { offer: matched, coffeechat: { ...chat, stage: 'ENDED' } }, 'ENDED'],
    ['another offer since', { offer: waiting, coffeechat: { ...chat, stage: 'ENDED' } }, 'OFFERED'],
    ['another offer meanwhile', { offer: waiting, coffeechat: { ...chat, stage: 'TERMS' } }, 'TERMS'],
    [
      'another offer that was refused',
      { offer: over, coffeechat: { ...chat, stage: 'INTERVIEW' } },
      'INTERVIEW',
    ],
  ])('%s', ([, facts, stage]) => {
    expect(stageOf({ ...nothing, ...facts })).toBe(stage)
  })
})

const pairs = pipelineStages.flatMap((from) => pipelineStages.map((to) => ({ from, to })))

describe('[BIZ-10] a move', () => {
  test('never gives what only the candidate can give, nor an offer', () => {
    const given = pairs.filter(({ from, to }) => from === to || isCandidates(to) || to === 'OFFERED')
    for (const { from, to } of given)
      for (const isMatched of [true, false]) expect(moveFrom(from, to, { isMatched })).toBeNull()
  })

  test('says something of the coffee chat exactly where there is one', () => {
    const moves = (isMatched: boolean) =>
      new Set(pairs.map(({ from, to }) => moveFrom(from, to, { isMatched })).filter((move) => move !== null))
    expect(moves(true)).toEqual(new Set(['RECORD_STAGE']))
    expect(moves(false)).toEqual(new Set(['PUT_ASIDE', 'STAR']))
  })

  test('leads away from no hire and no open offer', () => {
    for (const to of pipelineStages)
      for (const isMatched of [true, false]) {
        expect(moveFrom('HIRED', to, { isMatched })).toBeNull()
        expect(moveFrom('OFFERED', to, { isMatched })).toBeNull()
      }
  })
})
