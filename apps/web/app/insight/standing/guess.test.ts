import { describe, expect, test } from 'vitest'
import { GUESS, guessGap, guessNews, readGuess } from './guess.ts'

describe('[PUB-7] guessing', () => {
  test.each([
    ['1', 1],
    ['99', 99],
    ['0', null],
    ['100', null],
    ['5.5', null],
    ['상위', null],
    ['', null],
  ])('%o is read as %o', (text, guess) => expect(readGuess(text)).toBe(guess))

  test.each([
    [32, '딱 맞혔어요', '짐작한 자리와 같아요'],
    [37, '거의 맞혔어요', '짐작한 자리보다 5%p 위예요'],
    [27, '거의 맞혔어요', '짐작한 자리보다 5%p 아래예요'],
    [50, '생각보다 높은 자리예요', '짐작한 자리보다 18%p 위예요'],
    [10, '아직 오를 자리가 남았어요', '짐작한 자리보다 22%p 아래예요'],
  ])('a guess of %i at the true 32', (guess, news, gap) => {
    expect([guessNews(guess, 32), guessGap(guess, 32)]).toEqual([news, gap])
  })

  test('the slider starts in the middle', () => expect(GUESS).toEqual({ min: 1, max: 99, start: 50 }))
})
