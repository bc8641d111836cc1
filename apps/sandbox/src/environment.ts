import type { Sandbox } from './mount.ts'

/** The environment variables that connect a product to this sandbox. */
export function environmentOf({ kakao, codef, sms, mail }: Sandbox['settings']): Record<string, string> {
  return {
    KAKAO_ISSUER: kakao.issuer,
    KAKAO_API_BASE: kakao.apiBase,
    KAKAO_CLIENT_ID: kakao.clientId,
    KAKAO_CLIENT_SECRET: kakao.clientSecret,
    KAKAO_ADMIN_KEY: kakao.adminKey,
    CODEF_OAUTH_BASE: codef.oauthBase,
    CODEF_API_BASE: codef.apiBase,
    CODEF_CLIENT_ID: codef.clientId,
    CODEF_CLIENT_SECRET: codef.clientSecret,
    CODEF_PUBLIC_KEY: codef.publicKey,
    SMS_BASE: sms.base,
    SMS_KEY: sms.key,
    SMS_SECRET: sms.secret,
    SMS_FROM: sms.from,
    SMTP_URL: mail.url,
    MAIL_FROM: mail.from,
  }
}
