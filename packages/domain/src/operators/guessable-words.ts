import { convertHangulToQwerty, romanize } from 'es-hangul'

/** Our own names, and the most common passwords in Korea. */
const FIRST_GUESSES = [
  '커피어택',
  '커피',
  '어택',
  '콘솔',
  '비밀번호',
  '패스워드',
  '안녕하세요',
  '사랑해',
  '사랑해요',
  '사랑합니다',
  '감사합니다',
  '대한민국',
  '관리자',
  '파트너',
  '에이전트',
  '채용담당자',
  '채용',
  '회사',
  '연봉',
  '가나다라마바사',
  '가나다라마바사아자차',
  '가나다라마바사아자차카타파하',
]
const IN_LATIN = [
  'coffeeattack',
  'coffee attack',
  'coffee',
  'attack',
  'console',
  'admin',
  'recruiter',
  'agent',
  'partner',
]

const SHORTEST = 2

/** A word as written, as typed on an English keyboard, and as romanised. */
const spellings = (word: string): string[] =>
  /[가-힣]/.test(word) ? [word, convertHangulToQwerty(word), romanize(word)] : [word]

const firstGuesses = [...FIRST_GUESSES.flatMap(spellings), ...IN_LATIN]

/** The first guesses of somebody who knows this person and us, most likely first, in lower case (SAFE-3). */
export function guessableWords({ email, name }: { email: string; name: string }): string[] {
  const given = name.trim()
  const own = [email, ...email.split(/[^\p{L}\p{N}]+/u), given, ...given.split(/\s+/), given.slice(1)]
  const words = [...own.flatMap(spellings), ...firstGuesses].map((word) => word.toLowerCase())
  return [...new Set(words)].filter((word) => word.length >= SHORTEST)
}
