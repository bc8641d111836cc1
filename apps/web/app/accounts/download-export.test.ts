import { expect, test } from 'vitest'
import { exportFileName } from './download-export.ts'

test('[TRUST-6] the file is named after the day in Seoul on which it was made', () => {
  expect(exportFileName(new Date('2026-11-14T15:00:00Z'))).toBe('coffee-attack-2026-11-15.json')
})
