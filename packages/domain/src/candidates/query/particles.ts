import { withJosa } from '../../text/josa.ts'

/* Particles behind a word: '코틀린을', '외주는', '자바와', '결제나'. */

/** `isEither`: what follows is an alternative. `isAny`: one of several that all have the particle ('자바든 코틀린이든'). */
export type Stripped = { readonly word: string; readonly isEither: boolean; readonly isAny: boolean }

type Josa = Parameters<typeof withJosa>[1]

/** Pairs that follow the last sound of the word, so that '마을' and '전문가' are not cut. */
const PAIRS: readonly Josa[] = ['이나/나', '은/는', '을/를', '와/과', '이/가', '으로/로', '이랑/랑']
const ALONE = [
  '에서는',
  '에서',
  '에게',
  '하고',
  '까지',
  '인데',
  '이고',
  '의',
  '에',
  '도',
  '만',
  '쪽',
  '인',
  '이신',
  '님',
  '님들',
  '분',
  '분들',
  '요',
  '이요',
  '로요',
  '으로요',
  '든',
  '이든',
  '든지',
  '이든지',
] as const
/** These are cut from words that no list knows; the others end too many ordinary words. */
const SAFE_PAIRS: readonly Josa[] = ['이나/나', '은/는', '을/를', '와/과', '이랑/랑']
const SAFE_ALONE = [
  '도',
  '업계',
  '분야',
  '도메인',
  '능통자',
  '능숙자',
  '가능자',
  '경험자',
  '보유자',
  '에서는',
  '에서',
  '하고',
  '인데',
  '의',
  '이든',
  '이든지',
  '이나',
] as const

/** Nouns that end in what looks like a particle. */
const NOUNS =
  /(?:학과|[인문]과|주의|강의|회의|바나나|하나|만족도|이해도|완성도|난이도|신뢰도|선호도|인지도|충성도|기여도|활용도|중요도|투명도|숙련도|정확도|제주도|경기도)$|^(?:[제온속지태인고용한빈밀강경위습농순명채감연각시의구수포파보진궤철유선주별척정제기]|[가-힣]{2}년)도$/u

/** The ways to read the word without a particle, the longest particle first. */
export function strippedOf(word: string, isKnown: boolean): Stripped[] {
  const pairs = (isKnown ? PAIRS : SAFE_PAIRS).flatMap((josa) =>
    josa.split('/').flatMap((particle) => {
      const rest = word.slice(0, -particle.length)
      const fits = word.endsWith(particle) && rest !== '' && withJosa(rest, josa) === word
      return fits ? [{ word: rest, particle }] : []
    }),
  )
  const alone = (isKnown ? ALONE : SAFE_ALONE).flatMap((particle) =>
    word.endsWith(particle) ? [{ word: word.slice(0, -particle.length), particle }] : [],
  )
  return [...pairs, ...alone]
    .filter(({ word: rest }) => isKnown || (/^.{2,}$/u.test(rest) && !NOUNS.test(word)))
    .toSorted((a, b) => b.particle.length - a.particle.length)
    .map(({ word: rest, particle }) => ({
      word: rest,
      isEither: particle === '나' || particle === '이나',
      isAny: /든지?$/u.test(particle),
    }))
}
