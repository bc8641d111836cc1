/** Nicknames for the anonymous talk: a mood, a drink and a number. */
const MOODS = [
  '따뜻한',
  '진한',
  '느긋한',
  '졸린',
  '달콤한',
  '바쁜',
  '시원한',
  '고소한',
  '새벽의',
  '상냥한',
  '엉뚱한',
  '차분한',
]
const DRINKS = [
  '라떼',
  '아메리카노',
  '플랫화이트',
  '콜드브루',
  '카푸치노',
  '에스프레소',
  '비엔나',
  '모카',
  '마키아토',
  '코르타도',
  '드립',
  '아포가토',
]
const NUMBERS = 99

const ALL = MOODS.length * DRINKS.length * NUMBERS

/**
 * The nickname of a seed; if somebody else in the thread has it, the next one. The seed is a keyed hash of person and
 * thread: within a thread a person keeps the name, and names of different threads are unrelated.
 */
export function nicknameOf(seed: string, taken: readonly string[]): string {
  const first = Number.parseInt(seed.slice(0, 12), 16) % ALL
  for (let step = 0; step < ALL; step += 1) {
    const name = nicknameAt((first + step) % ALL)
    if (!taken.includes(name)) return name
  }
  return nicknameAt(first)
}

function nicknameAt(place: number): string {
  const number = (place % NUMBERS) + 1
  const rest = Math.floor(place / NUMBERS)
  return `${MOODS[rest % MOODS.length]} ${DRINKS[Math.floor(rest / MOODS.length)]} ${number}`
}

/** A short hash by which a moderator recognises a writer in all threads. */
export const writerMark = (seed: string): string => seed.slice(0, 6).toUpperCase()
