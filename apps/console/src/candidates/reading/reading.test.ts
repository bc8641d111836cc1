import { expect, test } from 'vitest'
import { chipOf, lineWithout, type Piece, repairText } from './reading.ts'

const term = (kind: 'skill' | 'job' | 'group' | 'word', name: string) => ({ kind, name })
const terms = (text: string, ...of: ReturnType<typeof term>[]): Piece => ({
  kind: 'terms',
  text,
  terms: of,
  isNot: false,
  repairedTo: null,
})
const years = (min: number | null, max: number | null): Piece => ({
  kind: 'years',
  text: 'y',
  bounds: { min, max },
})

test.each<[Piece, string, string, string]>([
  [years(4, 6), '경력', '4~6년', 'condition'],
  [years(7, null), '경력', '7년 이상', 'condition'],
  [years(null, 3), '경력', '3년 이하', 'condition'],
  [years(null, 0), '경력', '1년 미만', 'condition'],
  [{ kind: 'hope', text: 'h', bounds: { min: 6000, max: 8000 } }, '희망', '6,000~8,000만', 'condition'],
  [terms('백엔드', term('job', '백엔드 개발자')), '직무', '백엔드 개발자', 'condition'],
  [terms('개발자', term('group', '개발')), '직군', '개발', 'condition'],
  [
    terms('ios', term('skill', 'iOS'), term('job', 'iOS 개발자')),
    '하나라도',
    'iOS 또는 iOS 개발자',
    'condition',
  ],
  [terms('결제', term('word', '결제')), '낱말', '결제', 'word'],
  [{ ...terms('-게임', term('word', '게임')), isNot: true } as Piece, '제외', '게임', 'without'],
])('[BIZ-8] %j is a chip', (piece, kind, value, look) => {
  expect(chipOf(piece)).toEqual({ kind, value, look })
})

test('[BIZ-8] a chip that is taken away takes its letters out of the line', () => {
  const read = [
    terms('5년차', term('word', 'a')),
    terms('백엔드', term('job', 'b')),
    terms('결제', term('word', 'c')),
  ]
  expect(lineWithout(read, read[1]!)).toBe('5년차 결제')
})

test('[BIZ-8] a repaired spelling is said', () => {
  const slip = { ...terms('벡엔드', term('job', '백엔드 개발자')), repairedTo: '백엔드' } as Piece
  expect(repairText([slip])).toBe('‘벡엔드’는 백엔드로 고쳐 읽었어요')
  expect(repairText([terms('결제', term('word', '결제'))])).toBeNull()
})
