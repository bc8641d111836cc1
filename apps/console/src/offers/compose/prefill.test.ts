import { fillingOf } from '@coffeeattack/domain/offers/template'
import { describe, expect, test } from 'vitest'
import { position } from '../../testing/samples/positions.ts'
import { bodyOf, draftIn, emptyDraft, problemsOf } from './draft.ts'
import { fitting, prefilled } from './prefill.ts'

const filling = fillingOf({ jobLabel: '개발', jobSubLabel: '서버 엔지니어', totalMonth: 64 }, '노을클라우드')
const empty = emptyDraft('서버 엔지니어')
const place = position({ message: '{회사}에서 {직무}를 찾아요.' })

describe('[BIZ-9] an offer prefilled from a position', () => {
  const draft = prefilled(empty, place, filling)

  test('is complete, filled for this person, and names the position', () => {
    expect(problemsOf(draft, false)).toEqual({})
    expect(bodyOf(draft, 'c')).toEqual({
      candidateId: 'c',
      isJustMessage: false,
      salaryMin: 6_000,
      salaryMax: 8_000,
      pay: { bonus: { min: 400, max: 600 }, signing: null, stock: null },
      positionId: place.id,
      position: '백엔드 개발자 · 결제와 정산',
      link: 'https://noeul.example/jobs',
      offerItems: ['주 2회 재택'],
      message: '노을클라우드에서 서버 엔지니어를 찾아요.',
    })
  })

  test('keeps a written message, and drops another position’s', () => {
    const written = prefilled({ ...empty, message: '내가 쓴 글' }, place, filling)
    expect([written.message, written.filled]).toEqual(['내가 쓴 글', null])
    const other = prefilled(draft, position({ message: '다른 글' }), filling)
    expect(other.message).toBe('다른 글')
    expect(prefilled(draft, position({ message: '' }), filling)).toMatchObject({
      message: '',
      filled: null,
    })
  })

  test('survives a reload with its position', () => {
    expect(draftIn(JSON.parse(JSON.stringify(draft)), empty)).toEqual(draft)
    expect(draftIn({ positionId: 7, filled: [] }, empty)).toEqual(empty)
  })
})

test('[BIZ-13] a message too long after filling is not filled', () => {
  expect(fitting('{회사}', filling)).toBe('노을클라우드')
  expect(fitting(`${'가'.repeat(996)}{회사}`, filling)).toBeNull()
})
