import { expect, test } from 'vitest'
import { readFilter, withFilter } from './filter.ts'

test('[BIZ-6] the address keeps the filter and nothing else', () => {
  expect(readFilter(new URLSearchParams('action=export&from=&x=1'))).toEqual({ action: 'export' })
  const next = withFilter(new URLSearchParams('action=export&from=2026-11-01'), {
    action: '',
    subject: 'company',
  })
  expect(next.toString()).toBe('from=2026-11-01&subject=company')
})
