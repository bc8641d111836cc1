import { josa } from 'es-hangul'

type Particle = Parameters<typeof josa.pick>[1]

/** How a closing digit or Latin letter is read aloud, as far as the particle cares. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': '영',
  '1': '일',
  '3': '삼',
  '6': '육',
  '7': '칠',
  '8': '팔',
  l: '엘',
  m: '엠',
  n: '엔',
}

/** A word that ends open: what every other digit and letter is read like. */
const OPEN = '이'

/**
 * A word with the particle that fits its ending: '노을클라우드가', '달그락이', 'Modern이', '카페24가'.
 * Names that people and companies give themselves end in anything; brackets and dots at the end are not read.
 */
export function withJosa(word: string, particle: Particle): string {
  const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(word)?.[0] ?? ''
  const spoken = /[가-힣]/.test(last) ? last : (READ_AS[last.toLowerCase()] ?? OPEN)
  return word + josa.pick(spoken, particle)
}
