import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kstDay, parseDay, startOfKstDay } from '../kst.ts'
import {
  afterDeed,
  isOpen,
  isOver,
  mayAskChange,
  type PactDeed,
  pactDeeds,
  type PactState,
  pactStates,
  versionName,
} from './state.ts'

/** What a pact is to the two people, told apart from the table: which versions there are, and who signed the open one. */
type Model = {
  sent: number
  isOpen: boolean
  asked: boolean
  signed: { candidate: boolean; company: boolean }
  end: PactState | null
}

const fresh: Model = {
  sent: 0,
  isOpen: false,
  asked: false,
  signed: { candidate: false, company: false },
  end: null,
}
const none = { candidate: false, company: false }
const closed = (model: Model, end: PactState): Model => ({
  ...model,
  isOpen: false,
  asked: false,
  signed: none,
  end,
})

/** Null: nobody could do that to a paper version of it either. */
function done(model: Model, deed: PactDeed): Model | null {
  const { sent, signed, asked } = model
  const isFinal = model.end === 'SEALED' || model.end === 'DECLINED'
  switch (deed) {
    case 'SEND':
      return isFinal ? null : { ...fresh, sent: sent + 1, isOpen: true }
    case 'WRITE_NEW':
      return isFinal || sent === 0 ? null : model
    case 'ASK_CHANGE':
      return model.isOpen && !asked && !signed.candidate ? { ...model, asked: true } : null
    case 'TAKE_BACK_REQUEST':
      return asked ? { ...model, asked: false } : null
    case 'SIGN':
      return model.isOpen && !asked && !signed.candidate
        ? { ...model, signed: { ...signed, candidate: true } }
        : null
    case 'TAKE_BACK_SIGNATURE':
      return signed.candidate && !signed.company ? { ...model, signed: none } : null
    case 'COUNTERSIGN':
      return signed.candidate && model.isOpen
        ? { ...model, isOpen: false, signed: { candidate: true, company: true }, end: 'SEALED' }
        : null
    case 'DECLINE':
    case 'LAPSE':
      return model.isOpen ? closed(model, deed === 'DECLINE' ? 'DECLINED' : 'LAPSED') : null
    case 'WITHDRAW':
      return model.isOpen || (sent === 0 && model.end === null) ? closed(model, 'WITHDRAWN') : null
  }
}

function stateOf({ sent, end, asked, signed }: Model): PactState {
  if (end) return end
  if (sent === 0) return 'DRAFT'
  if (asked) return 'CHANGE_ASKED'
  return signed.candidate ? 'SIGNED_BY_CANDIDATE' : 'SENT'
}

describe('[PACT-3] the states', () => {
  test('follow what the two people do, in every order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pactDeeds), { maxLength: 30 }), (deeds) => {
        let [state, model]: [PactState, Model] = ['DRAFT', fresh]
        for (const deed of deeds) {
          const next: PactState | null = afterDeed(state, deed)
          const told: Model | null = done(model, deed)
          // A draft that was withdrawn before it was ever sent may be written anew like any withdrawn one.
          if (deed === 'WRITE_NEW' && model.sent === 0) continue
          expect(next, `${state} ${deed}`).toBe(told && stateOf(told))
          if (next === null || told === null) continue
          ;[state, model] = [next, told]
          expect(isOpen(state)).toBe(model.isOpen)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('sealed and declined are final; only the candidate’s signature leads to the seal', () => {
    for (const state of ['SEALED', 'DECLINED'] as const)
      expect(pactDeeds.filter((deed) => afterDeed(state, deed) !== null)).toEqual([])
    const before = pactStates.filter((state) => pactDeeds.some((deed) => afterDeed(state, deed) === 'SEALED'))
    expect(before).toEqual(['SIGNED_BY_CANDIDATE'])
  })

  test('two requests, and the names of versions', () => {
    expect([0, 1, 2].map(mayAskChange)).toEqual([true, true, false])
    expect([1, 2, 6].map(versionName)).toEqual(['첫 번째 안', '두 번째 안', '6번째 안'])
  })
})

test('[PACT-8] a version ends with its last day in Seoul', () => {
  const day = parseDay('2026-11-25')!
  const end = startOfKstDay(day + 1)
  expect(isOver('2026-11-25', new Date(end.getTime() - 1))).toBe(false)
  expect(isOver('2026-11-25', end)).toBe(true)
  expect(kstDay(end)).toBe(day + 1)
})
