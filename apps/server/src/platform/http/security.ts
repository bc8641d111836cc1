import type { Settings } from '../../settings.ts'

/** Headers for every answer, made once. The API's own policy allows nothing; pages replace it with `pagePolicy`. */
export const securityHeaders = ({ appOrigin }: Pick<Settings, 'appOrigin'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // A logo or a share card may be shown elsewhere; what is private carries no-store and needs a token.
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(appOrigin.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/** Where the messenger's script comes from, whom it asks, and where its share window is sent. */
const MESSENGER = {
  script: ' https://t1.kakaocdn.net',
  connect: ' https://kapi.kakao.com',
  form: ' https://sharer.kakao.com',
}
const NO_MESSENGER = { script: '', connect: '', form: '' }

/**
 * The policy of a page. Styles stand inline (they are inlined for speed, and React writes style attributes); scripts
 * come from this origin, and inline ones only by the hash or nonce in `scriptSources`. The messenger's script, which a
 * share loads, is let in only where its key is configured.
 */
export function pagePolicy(settings: Settings, scriptSources: string): string {
  const messenger = settings.kakao.javascriptKey ? MESSENGER : NO_MESSENGER
  const store = settings.s3 ? ` ${new URL(settings.s3.endpoint).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources}`.trimEnd() + messenger.script,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store}`,
    "font-src 'self' data:",
    `connect-src 'self'${store}${messenger.connect}`,
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${messenger.form}`,
    "frame-ancestors 'none'",
    ...(settings.appOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
