import { expect, test } from 'vitest'
import { acceptedPath } from './paths.ts'

test('[OFR-6] accepting leads to the like page', () => {
  expect(acceptedPath({ coffeechatId: 'c1', company: '노을 클라우드' })).toBe(
    `/my/result/like/c1?company=${encodeURIComponent('노을 클라우드')}`,
  )
})
