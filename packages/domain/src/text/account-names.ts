import { matchesOf, type Place, SIGN } from './places.ts'
import { codeWords, productWords } from './technology-names.ts'

/** Messengers that are nothing else: what follows is an account, unless it is a common word. */
const MESSENGERS =
  '카\\s?카\\s?오\\s?톡|카\\s?톡|까톡|깨톡|ㅋㅌ|ㅋㅏ톡|텔레\\s?그램|텔레|인스타\\s?그램|인스타|인별|디스\\s?코드|디코|위챗|스카이프|왓츠앱|페메'

/** Names that companies build with: what follows must look like an account, with a digit or a mark in it. */
const PLATFORMS =
  '(?:kakao\\s?talk|kakao|telegram|instagram|insta|discord|we\\s?chat|skype|whatsapp|github|linkedin)(?![a-z0-9_])|깃허브|깃헙|링크드인'

/** Names that are plain words, or that developers speak of anyway: they need 'ID' behind. */
const OTHERS =
  '라인|line|시그널|signal|슬랙|slack|스레드|threads|카카오|톡|깃허브|깃헙|github|링크드인|linkedin|네이버|naver|구글|google|노션|notion|블로그|blog|티스토리|tistory|벨로그|velog|유튜브|youtube|트위터|twitter|페이스북|페북|facebook'

const MAILS = '(?:네이버|다음|네이트|구글|카카오)\\s?(?:이?메일|mail)|지메일|한메일|핫메일|아웃룩'
const MAIL_WORDS = '이?메일|(?:e-?mail|gmail|hanmail|hotmail|outlook)(?![a-z0-9_])'

const ID = '아이디|계정|닉네임|닉|id(?![a-z0-9])|주소'

/** What stands between the name of a service and an account: 'ID', a particle, a colon, other signs. */
const TO_ACCOUNT = String.raw`(?:으로|로|에서|에|은|는|이|가|도)?(\s{0,2}[:=@]|)${SIGN}{0,3}([a-z0-9_][a-z0-9._#-]{0,48}[a-z0-9_#])`

const ACCOUNT = new RegExp(
  String.raw`(?:(${MAILS})|(${MESSENGERS})|(${MAIL_WORDS})|(?:${PLATFORMS}))(?:\s?(?:친구\s?추가|친추|추가|오픈채팅|오픈톡|검색|디엠|dm(?![a-z])))?(\s{0,2}(?:${ID}))?${TO_ACCOUNT}`,
  'g',
)

/** With 'ID' in front of the account, of any service or of none that is named. */
const NAMED_ACCOUNT = new RegExp(`(?:${ID})${TO_ACCOUNT}`, 'g')
const SERVICE_BEFORE = new RegExp(String.raw`(?<=(?<![a-z0-9](?=[a-z]))(${OTHERS})(\s{0,2}))`, 'y')

/** '@scope/name' is a package. */
const MENTION = /(?<![a-z0-9])@(?![a-z-]{1,62}\/[a-z])([a-z0-9_][a-z0-9._-]{0,62}[a-z0-9_])/g

/** How much must speak for an account (`TO_ACCOUNT` finds 50 characters at most): a name alone, or a digit or a mark in it. */
type Proof = 'name' | 'mark'

/** 'oauth2', 'node20' and 'rfc5322' are no accounts either. */
const isProductWord = (part: string) =>
  part === '' || productWords.has(part.replace(/v?\d{1,50}$/, '')) || /^\d{1,50}$/.test(part)

type Said = { isNamed: boolean; account: string; needed: Proof }

function isAccount({ isNamed, account, needed }: Said): boolean {
  const isVersion = /^v?\d{1,50}(?:[._-]\d{1,50}){0,25}[a-z%]?$/.test(account)
  if (isVersion) return isNamed && /^\d{4,50}$/.test(account)
  if (!/[a-z]/.test(account) || account.split(/[._-]/).every(isProductWord)) return false
  if (isNamed) return account.length >= 3
  return account.length >= 4 && (needed === 'name' || /[\d_#.]/.test(account))
}

/** Accounts of messengers, and of mail services without the '@' and what follows it. */
export function accounts(plain: string): Place<'EMAIL' | 'MESSENGER'>[] {
  return [
    ...accountsBehindNames(plain),
    ...matchesOf(plain, NAMED_ACCOUNT, 'MESSENGER', ({ index, 0: hit, 2: account = '' }) => {
      SERVICE_BEFORE.lastIndex = index
      const service = SERVICE_BEFORE.exec(plain)
      const end = index + hit.length
      if (service)
        return isAccount({ isNamed: true, account, needed: 'name' })
          ? { start: index - service[1]!.length - service[2]!.length, end }
          : null
      const isOwn = /^(?:아이디|닉네임)/.test(hit) && /^[a-z](?=.{0,50}\d).{4}/.test(account)
      return isOwn && !isProductWord(account) ? { start: index, end } : null
    }),
    ...matchesOf(plain, MENTION, 'MESSENGER', ({ index, 1: name = '' }) =>
      name.length >= 3 && /[a-z_]/.test(name) && !codeWords.has(name)
        ? { start: index, end: index + 1 + name.length }
        : null,
    ),
  ]
}

function accountsBehindNames(plain: string): Place<'EMAIL' | 'MESSENGER'>[] {
  return matchesOf<'EMAIL' | 'MESSENGER'>(plain, ACCOUNT, 'MESSENGER', (match) => {
    const { index, 0: hit, 1: mail, 2: messenger, 3: mailWord, 4: id, 5: sign, 6: account = '' } = match
    if (IN_WORD.test(plain.slice(Math.max(0, index - 1), index + 1))) return null
    const needed = mail !== undefined || messenger !== undefined ? 'name' : 'mark'
    const isNamed = id !== undefined || sign?.trim() === '@' || (needed === 'name' && sign !== '')
    if (!isAccount({ isNamed, account, needed })) return null
    const kind = mail !== undefined || mailWord !== undefined ? 'EMAIL' : 'MESSENGER'
    return { kind, start: index, end: index + hit.length }
  })
}

const IN_WORD = /^[a-z0-9][a-z]$/
