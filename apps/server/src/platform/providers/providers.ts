import type { Settings } from '../../settings.ts'
import { createCircuit } from './circuit.ts'
import { type CodefSettings, createCodefClient } from './codef/client.ts'
import { createSimpleAuth, type SimpleAuth } from './codef/simple-auth.ts'
import { createKakao, type Kakao, type KakaoSettings } from './kakao/kakao.ts'
import type { Sender } from './mail/letter.ts'
import { createMailer, type Mailer, type MailSettings } from './mail/mailer.ts'
import { createSms, type Sms, type SmsSettings } from './sms/sms.ts'
import { watchCircuit, type Watching } from './watch-provider.ts'

/** The outside services. Real ones and the sandbox differ only in addresses and keys. */
export type Providers = {
  readonly kakao: Kakao
  readonly sms: Sms
  readonly mail: Mailer
  readonly codef: SimpleAuth & { readonly publicKey: string }
}

export type ProviderSettings = {
  readonly kakao: KakaoSettings
  readonly codef: CodefSettings
  readonly sms: SmsSettings
  readonly mail: MailSettings
}

/** Configured services; the sandbox stands in for the others. */
export function providerSettings(settings: Settings, sandbox: ProviderSettings | null): ProviderSettings {
  const { kakao, codef, sms, mail } = settings
  return {
    kakao: kakao.credentials ? { ...kakao, ...kakao.credentials } : needed(sandbox).kakao,
    codef: codef.credentials ? { ...codef, ...codef.credentials } : needed(sandbox).codef,
    sms: sms.credentials ? { ...sms, ...sms.credentials } : needed(sandbox).sms,
    mail: mail ?? needed(sandbox).mail,
  }
}

function needed(sandbox: ProviderSettings | null): ProviderSettings {
  if (sandbox) return sandbox
  throw new Error(
    '샌드박스 패키지가 없어요. KAKAO_*, CODEF_*, SMS_*, SMTP_URL, MAIL_FROM 설정을 모두 적어 주세요.',
  )
}

type ProviderWorld = Watching & {
  readonly fetch: typeof fetch
  readonly clock: () => Date
  readonly random: (bytes: number) => Uint8Array
  readonly sender: Sender
}

export function createProviders(settings: ProviderSettings, world: ProviderWorld): Providers {
  const circuit = (provider: string) => watchCircuit(provider, createCircuit(provider, world.clock), world)
  const codef = createCodefClient(settings.codef, { ...world, circuit: circuit('codef') })
  return {
    kakao: createKakao(settings.kakao, { ...world, circuit: circuit('kakao') }),
    sms: createSms(settings.sms, { ...world, circuit: circuit('sms') }),
    mail: createMailer(settings.mail, { ...world, circuit: circuit('mail') }),
    codef: { ...createSimpleAuth(codef), publicKey: settings.codef.publicKey },
  }
}
