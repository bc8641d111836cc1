import { expect, test } from 'vitest'
import { blankMarks, hasMark, isMark, spokenText, textPieces } from './marks.ts'

test('[OFR-13] what a mark says is no word of the text, and every other letter keeps its place', () => {
  const text = '결제 〔전화번호〕 정산 〔이름〕'
  const blank = blankMarks(text)
  expect([blank.length, blank.indexOf('정산')]).toEqual([text.length, text.indexOf('정산')])
  for (const word of ['전화번호', '이름', '〔', '〕']) expect(blank).not.toContain(word)
  expect([hasMark(text), hasMark('결제 [정산] (이름)')]).toEqual([true, false])
})

test('[OFR-17] a masked text is drawn in pieces, its marks apart from its words', () => {
  expect(textPieces('〔이름〕예요')).toEqual([
    { kind: 'hidden', name: '이름' },
    { kind: 'text', text: '예요' },
  ])
  expect(textPieces('')).toEqual([])
  expect(textPieces('〔비밀〕')).toEqual([{ kind: 'text', text: '〔비밀〕' }])
})

test.each([
  ['〔이름〕', true],
  ['〔이름〕〔전화번호〕', false],
  ['〔이름〕팀', false],
  ['〔비밀〕', false],
  ['결제', false],
])('[OFR-13] %s is one mark and nothing else: %s', (text, expected) => {
  expect(isMark(text)).toBe(expected)
})

test('[OFR-13] where nothing can be drawn, a mark is told in words', () => {
  expect(spokenText('〔이름〕 개발자 〔전화번호〕')).toBe('가려진 이름 개발자 가려진 전화번호')
  expect(spokenText('백엔드 개발자')).toBe('백엔드 개발자')
})
