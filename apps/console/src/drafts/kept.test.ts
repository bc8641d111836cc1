import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asText,
  draftKey,
  draftsOf,
  fieldsLike,
  forgetDraft,
  forgetDraftsOf,
  forgetOldDrafts,
  keepDraft,
  keptDraft,
} from './kept.ts'

const NOW = new Date('2026-11-16T10:00:00+09:00')
const mine = { operatorId: 'han', place: 'curation:c' }

/** A storage whose keys are its own properties, as in a browser. */
function memory(kept: Readonly<Record<string, string>> = {}): Storage {
  const has = { ...kept }
  const deeds = {
    getItem: (key: string) => has[key] ?? null,
    setItem: (key: string, value: string) => void (has[key] = value),
    removeItem: (key: string) => void delete has[key],
  }
  return new Proxy(deeds, {
    ownKeys: () => Object.keys(has),
    getOwnPropertyDescriptor: own,
  }) as unknown as Storage
}
const own = () => ({ enumerable: true, configurable: true })

test('[BIZ-15] a draft returns to its place, for its writer only', () => {
  const store = memory()
  keepDraft(store, mine, { message: '쓰던 글' }, NOW)
  expect(keptDraft(store, mine)).toEqual({ message: '쓰던 글' })
  expect(keptDraft(store, { ...mine, operatorId: 'lee' })).toBeUndefined()
  expect(keptDraft(store, { ...mine, place: 'curation:d' })).toBeUndefined()
  forgetDraft(store, mine)
  expect(keptDraft(store, mine)).toBeUndefined()
})

test('[BIZ-15] signing out deletes the own drafts and keeps a colleague’s', () => {
  const [hers, other] = [{ operatorId: 'lee', place: 'room:r' }, { theme: 'dark' }]
  const store = memory(other)
  keepDraft(store, mine, 'a', NOW)
  keepDraft(store, { ...mine, place: 'room:r' }, 'b', NOW)
  keepDraft(store, hers, 'c', NOW)
  expect(draftsOf('han', Object.keys(store))).toHaveLength(2)
  forgetDraftsOf(store, 'han')
  expect(Object.keys(store)).toEqual(['theme', draftKey(hers)])
})

test('drafts expire after a month, and those of an older console are ignored', () => {
  const store = memory({ 'console-draft:han:old': '{"message":"…"}', 'console-draft:han:bent': '{' })
  keepDraft(store, mine, 'a', NOW)
  forgetOldDrafts(store, new Date(NOW.getTime() + 30 * 86_400_000))
  expect(Object.keys(store)).toEqual([draftKey(mine)])
  forgetOldDrafts(store, new Date(NOW.getTime() + 30 * 86_400_000 + 1))
  expect(Object.keys(store)).toEqual([])
})

test('a full storage keeps no partial draft and does not disturb writing', () => {
  const store = memory()
  keepDraft(store, mine, 'the first words', NOW)
  const full = Object.assign(Object.create(store) as Storage, {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  keepDraft(full, mine, 'more words', NOW)
  expect(keptDraft(store, mine)).toBeUndefined()
})

test('whatever is stored, a form has its own fields with values of their types', () => {
  const empty = { text: '', isOn: false }
  expect(Object.keys(fieldsLike(JSON.parse('{"__proto__":null}'), empty)!)).toEqual(['text', 'isOn'])
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.jsonValue().map((any) => ({ text: any, isOn: any, more: any })),
      ),
      (kept) => {
        const read = fieldsLike(kept, empty) ?? empty
        expect(Object.keys(read)).toEqual(['text', 'isOn'])
        expect([typeof read.text, typeof read.isOn]).toEqual(['string', 'boolean'])
        expect([null, 'string']).toContain(asText(kept) === null ? null : typeof kept)
      },
    ),
  )
})
