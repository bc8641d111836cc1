import { Search } from '@coffeeattack/ui/icons/Search'
import { expect, test } from 'vitest'
import { arranged, type Entry, matching, placesOf } from './entries.ts'

const labels = (entries: readonly Entry[]) => entries.map(({ label }) => label)

test.each([
  ['recruiter', '후보자 찾기', '기록'],
  ['agent', '큐레이션', '정산'],
  ['admin', '기록', '후보자 찾기'],
] as const)(
  '[BIZ-15] a %s finds the pages of the own role, as %s, and no others, as %s',
  (role, own, other) => {
    expect(labels(placesOf(role))).toContain(own)
    expect(labels(placesOf(role))).not.toContain(other)
  },
)

test.each([
  ['ㅂㄴㅇㅌ', '보낸 어택'],
  ['커피', '커피챗'],
  ['초댛', '초대하기'],
  ['설정', '설정'],
])('[BIZ-15] %s finds %s first', (typed, label) => {
  expect(labels(matching(placesOf('recruiter'), typed))[0]).toBe(label)
})

test('without a query all entries are listed, recent ones first and once', () => {
  const all = placesOf('recruiter')
  const [first] = all
  const recent: Entry = { ...all.at(-1)!, key: 'recent', group: 'recent' }
  const shown = arranged([...matching(all, ' '), recent])
  expect(shown[0]).toEqual(recent)
  expect(shown[1]).toEqual(first)
  expect(shown).toHaveLength(all.length)
})

test('an action has no address and is identified by its key', () => {
  const act = (key: string): Entry => ({ key, group: 'acts', label: key, Icon: Search, act: () => {} })
  expect(arranged([act('a'), act('b')])).toHaveLength(2)
})
