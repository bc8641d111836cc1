import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allAgreed, requiredAgreed, toggleAll, toggleOne, type ConsentItem } from './consent.tsx'

const items: ConsentItem[] = [
  { id: 'privacy', label: '개인정보 수집·이용', required: true },
  { id: 'third-party', label: '제3자 정보 제공', required: true },
  { id: 'news', label: '혜택 알림 받기', required: false },
]
const someChecked = fc.subarray(items.map((item) => item.id))

test('the optional item does not hold anyone back, a required one does', () => {
  expect(requiredAgreed(items, ['privacy', 'third-party'])).toBe(true)
  expect(requiredAgreed(items, ['privacy', 'news'])).toBe(false)
})

test('agreeing to all checks what is missing, and clears only when nothing was missing', () => {
  fc.assert(
    fc.property(someChecked, (checked) => {
      expect(allAgreed(items, toggleAll(items, checked))).toBe(!allAgreed(items, checked))
      expect([0, items.length]).toContain(toggleAll(items, checked).length)
    }),
  )
})

test('one box toggles itself alone', () => {
  fc.assert(
    fc.property(someChecked, fc.constantFrom(...items), (checked, item) => {
      const next = toggleOne(checked, item.id)
      expect(next.includes(item.id)).toBe(!checked.includes(item.id))
      expect(next.filter((id) => id !== item.id)).toEqual(checked.filter((id) => id !== item.id))
    }),
  )
})
