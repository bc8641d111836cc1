/** How much of it one company may have. */
export const HANDOVER = { endpoints: 5, keys: 10, nameLength: 40, urlLength: 500 } as const

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Names that networks keep for themselves. */
const OWN_NAMES = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|arpa)$/

/** An address as the URL parser took it apart: it has already made plain numbers of whatever spells an IP address. */
type ParsedAddress = {
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}

type AddressRules = {
  /** A receiver on this very machine counts too, also without https: only where the product is tried out. */
  allowsLoopback: boolean
}

const HTTPS = 'https://로 시작하는 주소를 입력해 주세요'

/**
 * What is wrong with an address that a company wants to be called at, or null. Where its name leads is looked at again
 * whenever it is called: a name can be pointed elsewhere later.
 */
export function webhookUrlProblem(
  url: ParsedAddress | null,
  { allowsLoopback }: AddressRules,
): string | null {
  if (!url || !/^https?:$/.test(url.protocol)) return HTTPS
  if (url.username || url.password) return '주소에 아이디와 비밀번호를 넣지 말아 주세요'
  if (allowsLoopback && LOOPBACK.has(url.hostname)) return null
  if (url.protocol !== 'https:') return HTTPS
  return isPublicName(url.hostname) ? null : '인터넷에서 열리는 도메인 주소를 입력해 주세요'
}

/** Reached by a name with a dot: a bare number is some machine, and nobody can tell whose. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  return !isNumber && name.includes('.') && !OWN_NAMES.test(name)
}
