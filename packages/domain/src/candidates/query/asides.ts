/* What a line says that no search asks for. It is told, so that nobody waits for an effect. */

/** `age`: nobody is searched by age. `graduation`: a year that is no year of work. */
export const asideKinds = ['age', 'graduation'] as const
export type AsideKind = (typeof asideKinds)[number]

const LIMIT = String.raw`(?:\s*(?:이상|이하|미만|초과|이후|이전|까지|부터))?`

const KINDS: readonly { readonly why: AsideKind; readonly pattern: RegExp }[] = [
  {
    why: 'graduation',
    pattern:
      /(?:(?:(?:19|20)?\d{2}년?도?\s*[~-]\s*)?(?:19|20)?\d{2}년도?\s*(?:\d{1,2}월\s*)?(?:(?:이후|이전|부터|까지)\s*)?졸업|(?:올해|내년|작년|금년)?\s*졸업\s*예정|(?:올해|내년|작년|금년)\s*졸업)(?:\s*예정)?(?:자|생|한|하신|했던|인|이신)?(?=[^가-힣]|$)/u,
  },
  { why: 'graduation', pattern: /(?<!\d)\d{2}\s*학번/u },
  { why: 'age', pattern: new RegExp(String.raw`(?<!\d)(?:(?:19|20)\d{2}|\d{2})년?\s*생${LIMIT}`, 'u') },
  {
    why: 'age',
    pattern: new RegExp(
      String.raw`(?:(?:나이|연령)\s*)?(?:만\s*)?(?<!\d)[1-7]\d(?:\s*[~-]\s*[1-7]\d)?(?:대(?!\s*(?:억|만|원))|\s*세|\s*살)(?:\s*(?:초반|중반|후반|초중반|중후반))?${LIMIT}`,
      'u',
    ),
  },
  { why: 'age', pattern: /(?<=^|\s)(?:나이|연령|연령대)(?=\s|$)/u },
]

export type AsideRead = { readonly kind: 'aside'; readonly text: string; readonly why: AsideKind }

/** The first aside in the line. */
export function readAside(line: string): AsideRead | null {
  for (const { why, pattern } of KINDS) {
    const found = pattern.exec(line)
    if (found) return { kind: 'aside', text: found[0], why }
  }
  return null
}
