import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('[OFR-6] accepting leads to the like page of its coffee chat, with the company', () => {
  expect(paths.accepted('c1', '노을클라우드')).toBe(
    '/my/result/like/c1?company=%EB%85%B8%EC%9D%84%ED%81%B4%EB%9D%BC%EC%9A%B0%EB%93%9C',
  )
})

test('[OFR-5] refusing leads to the hate page, with message=y for a message alone', () => {
  expect(paths.refused('o1', 'A&B', false)).toBe('/my/result/hate/o1?company=A%26B')
  expect(paths.refused('o1', 'A&B', true)).toBe('/my/result/hate/o1?company=A%26B&message=y')
})

test('a name with half a character in it still makes a link', () => {
  expect(paths.refused('o1', '\ud800', false)).toBe('/my/result/hate/o1?company=%EF%BF%BD')
})
