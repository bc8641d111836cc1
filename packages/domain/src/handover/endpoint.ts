/** The limits of one company. */
export const HANDOVER = { endpoints: 5, keys: 10, nameLength: 40, urlLength: 500 } as const

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Host names reserved for private networks. */
const OWN_NAMES = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|arpa)$/

/** A parsed URL: the parser has normalised every spelling of an IP address. */
type ParsedAddress = {
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
}

type AddressRules = {
  /** Also allows a receiver on this machine, without https: for trials only. */
  allowsLoopback: boolean
}

const HTTPS = 'https://로 시작하는 주소를 입력해 주세요'

/**
 * The error of a webhook URL, or null. DNS is checked again at every delivery, because a name can be pointed elsewhere
 * later.
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

/** Requires a host name with a dot: a bare IP address says nothing about its owner. */
function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  return !isNumber && name.includes('.') && !OWN_NAMES.test(name)
}
