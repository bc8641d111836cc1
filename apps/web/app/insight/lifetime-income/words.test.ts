import { expect, test } from 'vitest'
import { headlineOf, moreLabelOf } from './words.ts'

const items = [2023, 2024, 2025].map((year) => ({ year, company: '두들페이', income: 5_000 }))
const next = { startYear: 2016, endYear: 2020 }

test.each([
  [{ items: [], status: 'LOADING', next: null }, '소득을 불러오고 있어요', '국세청에 물어보고 있어요.'],
  [
    { items, status: 'DONE', next },
    '3년 치를 모았어요',
    '2023년부터 2025년까지 번 소득이에요. 더 거슬러 갈 수 있어요.',
  ],
  [
    { items: [], status: 'DONE', next: null },
    '확인할 수 있는 소득이 없어요',
    '국세청에 신고된 근로소득을 찾지 못했어요.',
  ],
] as const)('[PUB-6] the state of the loading: %#', (incomes, title, about) => {
  expect(headlineOf({ ...incomes, items: [...incomes.items] })).toEqual({ title, about })
})

test.each([['DONE', { startYear: 2022, endYear: 2026 }, '최근 소득 불러오기']] as const)(
  '[PUB-6] the button names what it loads: %s %o',
  (status, range, label) => {
    expect(moreLabelOf({ items, status, next: range })).toBe(label)
  },
)
