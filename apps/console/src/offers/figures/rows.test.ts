import { expect, test } from 'vitest'
import { cutRows, paperRows } from './rows.ts'

const row = (place: number) => ({
  key: String(place),
  name: `포지션 ${place}`,
  sent: 10,
  read: 8,
  answered: 5,
  matched: 2,
  met: 1,
  interviewed: 1,
  hired: 0,
  answerHours: 30,
})
const rows = (count: number) => Array.from({ length: count }, (_, place) => row(place))

test('[BIZ-14] rows that do not fit are summed up, and the columns still add up', () => {
  expect(cutRows(rows(5), 5, '개')).toHaveLength(5)
  const cut = cutRows(rows(12), 5, '개')
  expect(cut).toHaveLength(5)
  expect(cut.at(-1)).toMatchObject({ name: '그 밖 8개', sent: 80, matched: 16, answerHours: null })
  expect(cut.reduce((all, { sent }) => all + sent, 0)).toBe(120)
})

test('[BIZ-14] the three blocks of the lower half never exceed its lines', () => {
  const reason = { code: 'SALARY', count: 5 } as const
  for (const reasons of [
    null,
    Array.from({ length: 3 }, () => reason),
    Array.from({ length: 6 }, () => reason),
  ])
    for (const people of [1, 3, 9]) {
      const colleagues = rows(people).map((one) => ({ ...one, id: one.key, isAgent: false }))
      const { positions } = paperRows({ reasons, colleagues })
      expect(positions).toBeGreaterThanOrEqual(4)
      expect(positions + 1 + Math.max(3, reasons?.length ?? 0) + Math.max(5, Math.min(4, people) + 2)).toBe(
        17,
      )
    }
})
