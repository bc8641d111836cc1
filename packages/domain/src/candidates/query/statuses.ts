/* Words about a person's present: at work, between jobs, new here, chose us, not opened by us. */

export const statusKinds = ['employed', 'seeking', 'new', 'likesUs', 'unseen'] as const
export type StatusKind = (typeof statusKinds)[number]

const ENDING = String.raw`(?:인|이신|이고|이면서|인데|이신데|이며|하는|하시는|한|하신)?(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`
const BEGIN = String.raw`(?<=^|\s)`

/** The longest first: '우리를 관심회사로 고른 분' before '관심회사'. */
const PATTERNS: readonly (readonly [StatusKind, string])[] = [
  [
    'likesUs',
    String.raw`(?:(?:우리|저희)(?:\s*(?:회사|기업))?(?:를|을|에)?\s*)?관심\s*(?:회사|기업)(?:로|으로)?(?:\s*(?:고른|골라\s*준|선택한|등록한|찜한|둔|꼽은))?(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`,
  ],
  [
    'likesUs',
    String.raw`(?:우리|저희)(?:\s*(?:회사|기업))?(?:를|을|에|에게)?\s*(?:고른|골라\s*준|좋아하는|찜한|관심\s*있는)(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`,
  ],
  ['employed', String.raw`(?:(?:현재|지금)\s*)?재직\s*(?:중|자)${ENDING}`],
  [
    'seeking',
    String.raw`(?:(?:현재|지금)\s*)?(?:이직\s*준비(?:\s*중)?|구직\s*(?:중|자)|휴직\s*중|쉬는\s*중|무직)${ENDING}`,
  ],
  ['seeking', String.raw`(?:퇴사|퇴직)\s*(?:한|하신|자)(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`],
  ['seeking', String.raw`쉬고\s*(?:있는|계신)(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`],
  ['employed', String.raw`현직(?:자|자인|인)?(?=\s|$)`],
  [
    'new',
    String.raw`(?:(?:이번\s*주|이번\s*달|오늘|어제|요즘|최근)(?:에|부터)?\s*)?(?:새로|최근에?|갓)\s*(?:온|오신|들어온|들어오신|가입한|가입하신|등록한|등록하신)(?:\s*(?:분들?|사람|후보자?))?(?=\s|$)`,
  ],
  [
    'new',
    String.raw`(?:(?:이번\s*주|이번\s*달|오늘|어제|요즘|최근)(?:에|부터)?\s*)?(?:새로운|신규)\s*(?:분들?|사람|후보자?|인재)(?=\s|$)`,
  ],
  [
    'unseen',
    String.raw`(?:아직\s*)?(?:(?:안|못)\s*(?:본|보신|열어\s*본|열어본)|열지\s*않은|보지\s*(?:않은|못한)|미열람|처음\s*보는)(?:\s*(?:분들?|사람|후보자?|프로필))?(?=\s|$)`,
  ],
]

const STATUSES = PATTERNS.map(([status, pattern]) => ({ status, pattern: new RegExp(BEGIN + pattern, 'u') }))

export type StatusRead = { readonly kind: 'status'; readonly text: string; readonly status: StatusKind }

/** The first status in the line. */
export function readStatus(line: string): StatusRead | null {
  for (const { status, pattern } of STATUSES) {
    const found = pattern.exec(line)
    if (found) return { kind: 'status', text: found[0], status }
  }
  return null
}

/** Who is not at work is between jobs. The others have no opposite that a search knows. */
export const oppositeStatus = (status: StatusKind): StatusKind | null =>
  status === 'employed' ? 'seeking' : status === 'seeking' ? 'employed' : null
