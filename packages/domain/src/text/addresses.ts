import { LONGEST, matchesOf, type Place, TAKEN } from './places.ts'
import { namedLikeHosts, packageRoots } from './technology-names.ts'

/** Endings that people write without a scheme before the name, and those that need a path behind, as they are words, too. */
const ENDING =
  'com|net|org|kr|io|me|co|dev|app|ai|gg|link|page|site|xyz|shop|store|blog|biz|tv|cc|kim|cv|bio|ee|jp|cn|한국'
const ENDING_BEFORE_PATH = `${ENDING}|ly|us|gl|gle|so|be|to|do|is|la|gd|at|in|id|my|re|it|gy|info|name|work|works|team|tech|cloud|run|pro|live|space|studio|design|world|today|wiki|im|ws|eu|uk|de|fr|edu|gov|online|club|art`

/** Without what closes a sentence behind it. */
const REST = String.raw`[^\s<>"'“”‘’〔〕${TAKEN}]{0,${LONGEST}}(?<![.,!?;:)\]}])`

const SCHEME = new RegExp(
  String.raw`(?:(?:h(?:tt|xx)ps?|ftp)\s{0,2}:\s{0,2}\/\s?\/\s{0,2}|(?<![a-z])www\s?\.\s?)(?=[^\s<>"'“”‘’〔〕${TAKEN}.,!?;:)\]}])${REST}`,
  'g',
)

/** The last part of a host, with what follows; the parts before it are looked up behind it. */
const HOST_ENDING = new RegExp(
  String.raw`\.(?:(?:${ENDING_BEFORE_PATH})(?=\/[^\s/.,!?)])|(?:${ENDING})(?![a-z0-9])((?:\.[a-z0-9][a-z0-9-]{0,62}){0,7}))`,
  'g',
)
const PATH = new RegExp(String.raw`\/${REST}`, 'y')
const HOST_BEFORE = /(?<=((?<![a-z0-9@.-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,7}))/y

/** 'config.dev.json' is a file. */
const FILE_ENDING =
  /\.(?:[jt]sx?|json|ya?ml|py|java|kts?|md|html?|s?css|sql|sh|go|rs|xml|toml|properties|swift|php|rb|vue|svelte|cs)$/

/** A name in Hangul with its ending. */
const HANGUL_HOST = /\.(?:com|net|kr|co\.kr|한국)(?![a-z0-9])(?<=([가-힣]{1,20})\.[a-z.한국]{2,5})/g

/** A dot in words or in brackets, or with space around it, before one of the commonest endings. */
const SPELT_DOT = new RegExp(
  String.raw`(?:(?:닷|쩜|점|[[({]\s?(?:\.|dot|닷|점)\s?[\])}])\s{0,2}|\sdot\s{1,2}(?!net)|\s\.\s{0,2}(?=com|co|kr)|·(?=com|kr))(?:com|net|org|co\s?\.\s?kr|kr|io|dev|me|컴|넷|케이알)(?![a-z0-9])`,
  'g',
)
const NAME_BEFORE = /(?<=((?<![a-z0-9-])[a-z0-9-]{1,63})(\s{0,2}))/y

export function links(plain: string): Place<'LINK'>[] {
  const found = matchesOf(plain, SCHEME, 'LINK')
  if (plain.includes('.')) {
    found.push(...matchesOf(plain, HOST_ENDING, 'LINK', (match) => hostPlace(plain, match)))
    found.push(
      ...matchesOf(plain, HANGUL_HOST, 'LINK', ({ index, 0: hit, 1: name = '' }) => ({
        start: index - name.length,
        end: index + hit.length,
      })),
    )
  }
  found.push(
    ...matchesOf(plain, SPELT_DOT, 'LINK', ({ index, 0: hit }) => {
      const found = at(plain, NAME_BEFORE, index)
      return found === null || namedLikeHosts.has(`${found[1]}.com`)
        ? null
        : { start: index - lengthOf(found), end: index + hit.length }
    }),
  )
  return found
}

function hostPlace(plain: string, { index, 0: hit, 1: parts = '' }: RegExpExecArray) {
  const host = at(plain, HOST_BEFORE, index)?.[1]
  if (host === undefined || FILE_ENDING.test(parts) || packageRoots.has(host.split('.', 1)[0]!)) return null
  if (namedLikeHosts.has(host + hit)) return null
  const path = at(plain, PATH, index + hit.length)?.[0] ?? ''
  return { start: index - host.length, end: index + hit.length + path.length }
}

/** What a sticky pattern finds at a position; most of them look back from it. */
function at(text: string, pattern: RegExp, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(text)
}

/** How far back the groups of a match reach. */
const lengthOf = ([, ...groups]: RegExpExecArray) => groups.join('').length

const PROVIDER =
  'gmail|지메일|naver|네이버|daum|다음|hanmail|한메일|kakao|카카오|nate|네이트|hotmail|핫메일|outlook|아웃룩|icloud|아이클라우드|yahoo|야후|proton|protonmail'

const DOT = String.raw`(?:\.|\s{1,2}\.\s{0,2}(?=(?:com|net|kr|co|org|ac|go|or)(?![a-z]))|[,·•](?=(?:com|net|kr)(?![a-z]))|\s{0,2}(?:닷|쩜|점|[[({]\s?(?:\.|dot|닷|점)\s?[\])}])\s{0,2}|\s{1,2}dot\s{1,2})`
const DOMAIN = String.raw`(?:(?:${PROVIDER}|[a-z0-9][a-z0-9-]{0,62}|[가-힣]{1,20})(?:${DOT}[a-z0-9][a-z0-9-]{0,62}){0,6}${DOT}(?:[a-z][a-z0-9-]{1,62}|컴|넷|케이알|한국))`

/** In the place of the '@', and what must follow it there. One pattern each is quicker than one of all. */
const AFTER_AT = String.raw`\s{0,3}(?:${DOMAIN}|(?:${PROVIDER})(?![a-z0-9]))`
const AT = [
  `@${AFTER_AT}`,
  `(?:골뱅이|앳|에트)${AFTER_AT}`,
  String.raw`[[({<]\s?(?:at|a|앳|골뱅이|@)\s?[\])}>]${AFTER_AT}`,
  String.raw`\sat\s{1,3}(?:(?:gmail|지메일|hanmail|hotmail|icloud|protonmail)(?:${DOT}(?:[a-z]{2,6}|컴))?(?![a-z0-9])|(?:${PROVIDER})${DOT}(?:com|net|kr|컴)(?![a-z0-9])|[a-z0-9][a-z0-9-]{0,62}(?:\s{1,2}dot\s{1,2}|\s{0,2}(?:닷|쩜|점)\s{0,2})[a-z]{2,10}(?![a-z0-9]))`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Any other sign in the place of the '@', before a provider's host: 'jiwoo★naver.com'. */
const PROVIDER_HOST = new RegExp(`(?:${PROVIDER})${DOT}(?:com|net|co\\.kr|kr|컴)(?![a-z0-9])`, 'g')
const SIGN_BEFORE = new RegExp(
  String.raw`(?<=([a-z0-9._%+-]{1,64}|[가-힣]{1,20})([^a-z0-9가-힣\s.,:;()'"/${TAKEN}-]{1,2}))`,
  'y',
)

const LOCAL_BEFORE = /(?<=([a-z0-9._%+-]{1,64}|[가-힣]{1,20})(\s{0,3}))/y

/** Every letter drawn apart: 'j i w o o @ g m a i l . c o m'. */
const APART_AT = /@(?:\s[a-z0-9-]){2,24}\s?\.(?:\s?[a-z](?![a-z])){2,12}/g
const APART_BEFORE = /(?<=((?<![a-z0-9])(?:[a-z0-9._-]\s){2,40}))/y

/** The provider behind the account: 'jiwoo95 네이버 메일'. */
const PROVIDER_BEHIND = /(?:(?:네이버|다음|네이트|구글|카카오|지|한|핫)\s?메일|네이버\s?(?:닷|점|쩜)\s?컴)/g
const ACCOUNT_BEFORE = /(?<=((?<![a-z0-9._-])(?=[a-z._-]{0,40}\d)[a-z][a-z0-9._-]{3,40})(\s{0,2}))/y

export function emailAddresses(plain: string): Place<'EMAIL'>[] {
  const withWhatIsBefore = (pattern: RegExp) => (match: RegExpExecArray) => {
    const found = at(plain, pattern, match.index)
    return found && { start: match.index - lengthOf(found), end: match.index + match[0].length }
  }
  return [
    ...AT.flatMap((pattern) => matchesOf(plain, pattern, 'EMAIL', withWhatIsBefore(LOCAL_BEFORE))),
    ...matchesOf(plain, APART_AT, 'EMAIL', withWhatIsBefore(APART_BEFORE)),
    ...matchesOf(plain, PROVIDER_HOST, 'EMAIL', withWhatIsBefore(SIGN_BEFORE)),
    ...matchesOf(plain, PROVIDER_BEHIND, 'EMAIL', withWhatIsBefore(ACCOUNT_BEFORE)),
  ]
}
