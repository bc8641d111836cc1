import { expect, test } from 'vitest'
import { countedReports } from './moderation.ts'

test('[ROUTE-11] a moderator reads how often each reason was given, not by whom', () => {
  expect(countedReports(['광고예요', '개인정보가 있어요', '광고예요'])).toEqual([
    { reason: '광고예요', count: 2 },
    { reason: '개인정보가 있어요', count: 1 },
  ])
  expect(countedReports([])).toEqual([])
})
