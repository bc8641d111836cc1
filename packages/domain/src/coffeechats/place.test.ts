import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeText } from './meeting-text.ko.ts'
import { isSamePlace, type Place, placeProblem, placeToOpen, settlePlace } from './place.ts'

const https = 'https://로 시작하는 링크를 입력해 주세요'

test.each<[Place, string | null]>([
  [{ kind: 'ADDRESS', text: '서울 성동구 연무장길 7, 2층 카페' }, null],
  [{ kind: 'ADDRESS', text: '  ' }, '만날 곳을 입력해 주세요'],
  [{ kind: 'ADDRESS', text: '가'.repeat(100) }, null],
  [{ kind: 'ADDRESS', text: '가'.repeat(101) }, '100자까지 작성 가능해요'],
  [{ kind: 'LINK', text: 'https://meet.example.com/abc-defg' }, null],
  [{ kind: 'LINK', text: '' }, '화상 회의 링크를 입력해 주세요'],
  [{ kind: 'LINK', text: 'http://meet.example.com/abc' }, https],
  [{ kind: 'LINK', text: 'javascript:alert(1)' }, https],
  [{ kind: 'LINK', text: 'https://me:secret@example.com/' }, https],
  [{ kind: 'LINK', text: 'https://localhost/' }, https],
  [{ kind: 'LINK', text: `https://example.com/${'a'.repeat(300)}` }, '300자까지 작성 가능해요'],
])('[OFR-19] %o: %s', (place, problem) => {
  expect(placeProblem(place)).toBe(problem)
})

test('[OFR-19] no link but https is a place, whatever is typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webUrl({ validSchemes: ['http', 'ftp'] })), (text) => {
      const isPlace = placeProblem({ kind: 'LINK', text }) === null
      expect(!isPlace || /^https:\/\//i.test(text.trim())).toBe(true)
    }),
  )
})

test('[OFR-19] a place is one line', () => {
  expect(settlePlace({ kind: 'ADDRESS', text: ' 서울\n성수동  ' }).text).toBe('서울 성수동')
})

test('[OFR-19] in one line a link is its host, whatever follows it', () => {
  expect(placeText({ kind: 'ADDRESS', text: '서울 성수동' })).toBe('서울 성수동')
  expect(placeText({ kind: 'LINK', text: 'https://Meet.example.com/abc?x=https://other.example' })).toBe(
    '화상 · meet.example.com',
  )
})

test('[OFR-19] only a link that can be trusted is opened', () => {
  const link = { kind: 'LINK', text: 'https://meet.example.com/abc' } as const
  expect(placeToOpen(link)).toEqual({ text: 'meet.example.com', href: link.text })
  expect(placeToOpen({ ...link, kind: 'ADDRESS' })).toEqual({ text: link.text, href: null })
  for (const text of ['javascript:alert(1)', 'https://me@evil.example/'])
    expect(placeToOpen({ kind: 'LINK', text })).toEqual({ text, href: null })
})

test('[OFR-19] the same words of another kind are another place', () => {
  const link = { kind: 'LINK', text: 'https://meet.example.com' } as const
  expect([isSamePlace(link, { ...link }), isSamePlace(link, { ...link, kind: 'ADDRESS' })]).toEqual([
    true,
    false,
  ])
})
