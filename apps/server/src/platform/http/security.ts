import type { Settings } from '../../settings.ts'

/** Headers of every answer. The API's policy allows nothing; pages replace it with `pagePolicy`. */
export const securityHeaders = ({ appOrigin }: Pick<Settings, 'appOrigin'>): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  // Logos and share cards may be shown on other sites; private answers need a token and are not stored.
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

/** Origins of Kakao's script, its calls and its share window. */
const MESSENGER = {
  script: ' https://t1.kakaocdn.net',
  connect: ' https://kapi.kakao.com',
  form: ' https://sharer.kakao.com',
}
const NO_MESSENGER = { script: '', connect: '', form: '' }

/**
 * Inline styles are allowed, because CSS is inlined and React writes style attributes. Inline scripts need a hash or
 * nonce in `scriptSources`. Kakao's script is allowed only if its key is configured.
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
