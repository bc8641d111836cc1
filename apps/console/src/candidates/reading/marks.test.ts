import { expect, test } from 'vitest'
import { matchesFirst, marked, soughtIn } from './marks.ts'

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
])('[BIZ-8] in %s the searched words are marked', (text, sought, expected) => {
  expect(marked(text, sought).map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))).toEqual(
    expected,
  )
})

test('[BIZ-8] matching words come first, and the rest keep their order', () => {
  expect(matchesFirst(['Java', '결제승인', 'Kafka', '정기결제'], ['결제'])).toEqual([
    '결제승인',
    '정기결제',
    'Java',
    'Kafka',
  ])
})

test('[OFR-13] a masking mark matches no search', () => {
  expect(matchesFirst(['결제', '〔전화번호〕'], ['전화번호'])).toEqual(['결제', '〔전화번호〕'])
})

test('[BIZ-8] excluded words are not marked', () => {
  expect(soughtIn([terms('결제'), terms('게임', true)])).toEqual(['결제'])
})
