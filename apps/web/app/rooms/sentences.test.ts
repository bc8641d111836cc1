import { expect, test } from 'vitest'
import { sentences } from './sentences.ts'

test('what the product says has a title and what follows from it', () => {
  expect(sentences('커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.')).toEqual([
    '커피챗 매칭이 완료되었어요.',
    '이제 서로 이름과 연락처를 볼 수 있어요.',
  ])
  expect(sentences('커피챗이 취소됐어요.')).toEqual(['커피챗이 취소됐어요.', ''])
})
