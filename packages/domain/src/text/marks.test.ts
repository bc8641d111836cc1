import { expect, test } from 'vitest'
import { blankMarks, hasMark } from './marks.ts'

test('[OFR-13] what a mark says is no word of the text, and every other letter keeps its place', () => {
  const text = '결제 〔전화번호〕 정산 〔이름〕'
  const blank = blankMarks(text)
  expect([blank.length, blank.indexOf('정산')]).toEqual([text.length, text.indexOf('정산')])
  for (const word of ['전화번호', '이름', '〔', '〕']) expect(blank).not.toContain(word)
  expect([hasMark(text), hasMark('결제 [정산] (이름)')]).toEqual([true, false])
})
