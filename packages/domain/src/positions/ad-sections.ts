/* The parts of a job ad, by their headings. */

/** `head` stands before the first heading; `company` is what says nothing of the person who is wanted. */
export type Section = 'head' | 'title' | 'must' | 'nice' | 'work' | 'facts' | 'company'

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'must',
    /^(?:자격\s*요건|지원\s*자격|필수\s*(?:요건|조건|사항|역량|경험)|자격\s*조건|필요\s*(?:역량|경험)|필수|requirements?|qualifications?|required|must\s*haves?|이런\s*(?:분|동료|사람|경험|역량).{0,14}|(?:함께|같이)\s*(?:하고|일하고).{0,14}|꼭\s*필요.{0,10})$/iu,
  ],
  [
    'nice',
    /^(?:우대\s*(?:사항|요건|조건|경험|역량)?|preferred.{0,20}|nice\s*to\s*haves?|plus|(?:이런\s*(?:분|경험).{0,10})?(?:있으면|이면|라면)\s*더?\s*(?:좋아요|좋습니다|환영.{0,6}))$/iu,
  ],
  [
    'work',
    /^(?:주요\s*업무|담당\s*업무|업무\s*(?:내용|소개)|하는\s*일|하게\s*될\s*(?:일|업무).{0,8}|이런\s*(?:일|업무).{0,14}|responsibilities|what\s*you.{0,20}|기술\s*스택|사용\s*기술|tech\s*stack)$/iu,
  ],
  [
    'title',
    /^(?:포지션(?:명|\s*이름)?|직무(?:명)?|모집\s*(?:부문|분야|직무|포지션)|채용\s*(?:부문|분야|직무|포지션)|position|title|role)$/iu,
  ],
  ['facts', /^(?:경력|연차|연봉|급여|처우|근무\s*조건|고용\s*형태|근무\s*형태|보상|salary|experience)$/iu],
  [
    'company',
    /^(?:복지|복리\s*후생|혜택(?:\s*및\s*복지)?|복지\s*및\s*혜택|benefits?|perks|전형(?:\s*(?:절차|과정|방법))?|채용\s*(?:절차|과정)|합류\s*여정|지원\s*방법|접수\s*방법|제출\s*서류|유의\s*사항|참고\s*사항|기타(?:\s*사항)?|회사\s*소개|기업\s*소개|팀\s*소개|서비스\s*소개|about.{0,20}|근무지|근무\s*(?:지역|위치|장소|시간)|마감일?|모집\s*기간|접수\s*기간|채용\s*인원)$/iu,
  ],
]

const DECORATED = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu

/** The heading that a line is, or begins with before a colon ('자격 요건: Java 3년 이상'), and what stands behind it. */
export function sectionOf(line: string): { heading: Section | null; rest: string } {
  const [, label = '', said = ''] = /^([^:：]{1,24})[:：]\s*(.*)$/u.exec(line) ?? []
  const [, bracketed = '', behind = ''] =
    /^\s*[[【<(]\s*([^\])】>]{1,20})\s*[\])】>]\s*(.*)$/u.exec(line) ?? []
  for (const [name, rest] of [
    [line, ''],
    [label, said],
    [bracketed, behind],
  ] as const) {
    const plain = name.replaceAll(DECORATED, '').trim()
    const heading = plain === '' ? null : (HEADINGS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null)
    if (heading) return { heading, rest: rest.trim() }
  }
  return { heading: null, rest: '' }
}
