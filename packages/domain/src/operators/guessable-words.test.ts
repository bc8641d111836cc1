import { expect, test } from 'vitest'
import { guessableWords } from './guessable-words.ts'

const words = guessableWords({ email: 'Dohyun.Lee@noeulcloud.example', name: '이도현' })

test.each([
  ['our name', ['커피어택', 'coffeeattack']],
  ['our name, typed without switching the keyboard to Korean', ['zjvldjxor']],
  ['everyday words, typed so', ['qlalfqjsgh', 'dkssudgktpdy', 'tkfkdgo']],
  ['the parts of the e-mail', ['dohyun', 'lee', 'noeulcloud', 'dohyun.lee@noeulcloud.example']],
  ['the name, and the name without the family’s', ['이도현', '도현', 'ehgus', 'dohyeon']],
])('[SAFE-3] whoever guesses tries %s', (_, expected) => {
  expect(words).toEqual(expect.arrayContaining(expected))
})

test('[SAFE-3] a single letter is no guess: it would be in every password', () => {
  expect(guessableWords({ email: 'a@b.example', name: '김' }).filter((word) => word.length < 2)).toEqual([])
})
