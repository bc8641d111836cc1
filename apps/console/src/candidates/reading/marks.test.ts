import { expect, test } from 'vitest'
import { hitsFirst, marked, soughtIn } from './marks.ts'

const terms = (name: string, isNot = false) => ({
  kind: 'terms' as const,
  text: name,
  terms: [{ kind: 'word' as const, name }],
  isNot,
  repairedTo: null,
})

test.each([
  ['결제화면개편', ['결제'], ['[결제]', '화면개편']],
  ['간편결제 승인', ['결제', '승인'], ['간편', '[결제]', ' ', '[승인]']],
  ['React Native', ['react', 'react native'], ['[React Native]']],
  ['정산', ['결제'], ['정산']],
  ['정산', [], ['정산']],
])('[BIZ-8] in %s what was looked for is marked', (text, sought, expected) => {
  expect(marked(text, sought).map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))).toEqual(
    expected,
  )
})

test('[BIZ-8] what matched stands first, and the rest stays in its order', () => {
  expect(hitsFirst(['Java', '결제승인', 'Kafka', '정기결제'], ['결제'])).toEqual([
    '결제승인',
    '정기결제',
    'Java',
    'Kafka',
  ])
})

test('[OFR-13] a mark matches nothing that is looked for', () => {
  expect(hitsFirst(['결제', '〔전화번호〕'], ['전화번호'])).toEqual(['결제', '〔전화번호〕'])
})

test('[BIZ-8] what is left out is not looked for', () => {
  expect(soughtIn([terms('결제'), terms('게임', true)])).toEqual(['결제'])
})
