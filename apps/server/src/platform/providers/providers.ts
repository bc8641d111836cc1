import type { Need } from '@coffeeattack/domain/upkeep/status'
import type { Settings } from '../../settings.ts'
import type { Outages } from '../observing/outages.ts'
import { type Circuit, createCircuit } from './circuit.ts'
import { type CodefSettings, createCodefClient } from './codef/client.ts'
import { createSimpleAuth, type SimpleAuth } from './codef/simple-auth.ts'
import { type Arrears, type ArrearsSettings, createArrears } from './companies/arrears.ts'
import { createNameServer, type NameServer, type NameServerSettings } from './companies/name-server.ts'
import { createPension, type Pension, type PensionSettings } from './companies/pension.ts'
import { createKakao, type Kakao, type KakaoSettings } from './kakao/kakao.ts'
import type { Sender } from './mail/letter.ts'
import { createMailer, type Mailer, type MailSettings } from './mail/mailer.ts'
import { type BarocertSettings, createBarocert } from './signature/barocert.ts'
import { createKakaoCert, type KakaoCertSettings } from './signature/kakao.ts'
import type { SignatureProvider } from './signature/signature.ts'
import { createSms, type Sms, type SmsSettings } from './sms/sms.ts'
import { createNts, type NtsSettings } from './tax-office/nts.ts'
import type { TaxOffice } from './tax-office/tax-office.ts'
import { watchCircuit, type Watching } from './watch-provider.ts'

/** The outside services. Real ones and the sandbox differ only in addresses and keys. */
export type Providers = {
  readonly kakao: Kakao
  readonly sms: Sms
  readonly mail: Mailer
  readonly codef: SimpleAuth & { readonly publicKey: string }
  /** Null: nobody can sign here, and pacts say so. */
  readonly signature: SignatureProvider | null
  /** In PEM: the authorities whose signers are known. */
  readonly signatureRoots: readonly string[]
} & CompanyChecks

/** Where facts about companies come from. Null: the operator of this service switched the check off, and it says so. */
export type CompanyChecks = {
  readonly taxOffice: TaxOffice | null
  readonly pension: Pension | null
  readonly arrears: Arrears | null
  readonly names: NameServer
}

export type ProviderSettings = {
  readonly kakao: KakaoSettings
  readonly codef: CodefSettings
  readonly sms: SmsSettings
  readonly mail: MailSettings
  readonly companyChecks: CompanyCheckSettings
  readonly signature: SignatureSettings
}

/** At most one of the two dealers. */
type SignatureSettings = {
  readonly barocert?: BarocertSettings
  readonly kakao?: KakaoCertSettings
  readonly roots: readonly string[]
}

export type CompanyCheckSettings = {
  readonly nts: NtsSettings | null
  readonly pension: PensionSettings | null
  readonly arrears: ArrearsSettings | null
  readonly names: NameServerSettings
}

/** Configured services; the sandbox stands in for the others. */
export function providerSettings(settings: Settings, sandbox: ProviderSettings | null): ProviderSettings {
  const { kakao, codef, sms, mail } = settings
  return {
    kakao: kakao.credentials ? { ...kakao, ...kakao.credentials } : needed(sandbox).kakao,
    codef: codef.credentials ? { ...codef, ...codef.credentials } : needed(sandbox).codef,
    sms: sms.credentials ? { ...sms, ...sms.credentials } : needed(sandbox).sms,
    mail: mail ?? needed(sandbox).mail,
    companyChecks: companyCheckSettings(settings.companyChecks, sandbox),
    signature: settings.signature.chosen === 'sandbox' ? needed(sandbox).signature : settings.signature,
  }
}

/** A key of our own reaches the institution, 'off' nobody, and no key the sandbox. */
function companyCheckSettings(
  { openDataKey, work24Key, nts, pension, work24, resolvers }: Settings['companyChecks'],
  sandbox: ProviderSettings | null,
): CompanyCheckSettings {
  const given = (key: string, base: string) => (key === 'off' ? null : { base, key })
  const stand = openDataKey && work24Key ? null : needed(sandbox).companyChecks
  return {
    nts: openDataKey ? given(openDataKey, nts) : (stand?.nts ?? null),
    pension: openDataKey ? given(openDataKey, pension) : (stand?.pension ?? null),
    arrears: work24Key ? given(work24Key, work24) : (stand?.arrears ?? null),
    names: resolvers.length > 0 ? { servers: resolvers } : (sandbox?.companyChecks.names ?? { servers: [] }),
  }
}

function needed(sandbox: ProviderSettings | null): ProviderSettings {
  if (sandbox) return sandbox
  throw new Error(
    '샌드박스 패키지가 없어요. KAKAO_*, CODEF_*, SMS_*, SMTP_URL, MAIL_FROM, DATA_GO_KR_KEY, WORK24_AUTH_KEY 설정을 모두 적어 주세요.',
  )
}

type ProviderWorld = Watching & {
  readonly outages: Outages
  readonly fetch: typeof fetch
  readonly clock: () => Date
  readonly random: (bytes: number) => Uint8Array
  readonly pause: (ms: number) => Promise<void>
  readonly report: (error: unknown) => void
  readonly sender: Sender
}

export function createProviders(settings: ProviderSettings, world: ProviderWorld): Providers {
  const circuit = (provider: Need) => watchCircuit(provider, createCircuit(provider, world.clock), world)
  const codef = createCodefClient(settings.codef, { ...world, circuit: circuit('codef') })
  return {
    kakao: createKakao(settings.kakao, { ...world, circuit: circuit('kakao') }),
    sms: createSms(settings.sms, { ...world, circuit: circuit('sms') }),
    mail: createMailer(settings.mail, { ...world, circuit: circuit('mail') }),
    codef: { ...createSimpleAuth(codef), publicKey: settings.codef.publicKey },
    signature: createSignature(settings.signature, { ...world, circuit: circuit('signature') }),
    signatureRoots: settings.signature.roots,
    ...createCompanyChecks(settings.companyChecks, { ...world, circuit }),
  }
}

function createSignature(
  { barocert, kakao }: SignatureSettings,
  world: ProviderWorld & { readonly circuit: Circuit },
): SignatureProvider | null {
  if (barocert) return createBarocert(barocert, world)
  return kakao ? createKakaoCert(kakao, world) : null
}

type ChecksWorld = { readonly fetch: typeof fetch; readonly circuit: (provider: Need) => Circuit }

function createCompanyChecks(
  { nts, pension, arrears, names }: CompanyCheckSettings,
  { fetch, circuit }: ChecksWorld,
): CompanyChecks {
  return {
    taxOffice: nts && createNts(nts, { fetch, circuit: circuit('nts') }),
    pension: pension && createPension(pension, { fetch, circuit: circuit('pension') }),
    arrears: arrears && createArrears(arrears, { fetch, circuit: circuit('work24') }),
    names: createNameServer(names),
  }
}
