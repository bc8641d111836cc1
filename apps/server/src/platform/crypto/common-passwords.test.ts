import { guessableWords } from '@coffeeattack/domain/operators/guessable-words'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const words = guessableWords({ email: 'dohyun@noeulcloud.example', name: '이도현' })
const isCommon = (password: string) => isCommonPassword(password, words)

describe('[SAFE-3] common passwords', () => {
  test.each([
    '1234567890',
    'qwertyuiop',
    'password12',
    '1111111111',
    'coffeeattack',
    'Coffee Attack',
    'coffee-attack-2026',
    'c0ffee@ttack!',
    '커피어택커피어택',
    '커피어택커피어택커피어택',
    'zjvldjxorzjvldjxor',
    'dkssudgktpdy',
    'qlalfqjsgh1234',
    '비밀번호비밀번호12',
    '가나다라마바사아자차',
    '1q2w3e4r5t6y',
    'qwer1234!@',
    '01012345678',
    'noeulcloud12',
    'dohyun1993!',
    '이도현이도현이도현이',
    'ehgus19930817',
  ])('%s is one', async (password) => expect(await isCommon(password)).toBe(true))

  test.each([
    'correct horse battery',
    '비 오는 날엔 창가 자리',
    '열글자짜리비밀번호다',
    'k7#mQ2vT9x',
    'a better password',
    'a quiet morning',
  ])('%s is none', async (password) => expect(await isCommon(password)).toBe(false))

  test('each of the ten thousand most common ones that is long enough is refused, in any case', async () => {
    const long = dictionary['passwords-common'].slice(0, 10_000).filter((word) => word.length >= 10)
    expect(long.length).toBeGreaterThan(100)
    const missed = []
    for (const word of long) if (!(await isCommon(word.toUpperCase()))) missed.push(word)
    expect(missed).toEqual([])
  })
})
