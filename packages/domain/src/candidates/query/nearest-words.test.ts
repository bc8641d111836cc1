import { expect, test } from 'vitest'
import { nearestWords } from './nearest-words.ts'

const known = ['멀티플랫폼', '크로스플랫폼', '정기결제', '결제', 'Kubernetes', '정산', '디자인시스템', 'Go']

test.each([
  ['멀티플랫품', ['멀티플랫폼', '크로스플랫폼']],
  ['정기결재', ['정기결제']],
  ['간편결제', ['결제']],
  ['kubernets', ['Kubernetes']],
  ['디쟈인시스템', ['디자인시스템']],
  ['ㅁㅌㅍㄹㅍ', ['멀티플랫폼']],
  ['블록체인', []],
  ['g', []],
  ['', []],
])('[BIZ-8] suggestions for %s: %j', (typed, expected) =>
  expect(nearestWords(typed, known, 2)).toEqual(expected),
)
