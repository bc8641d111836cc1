import { resolve } from 'node:path'
import { DEFAULT_DAILY_LIMIT } from '@coffeeattack/domain/verification/waiting'
import { z } from 'zod'
import { publicKeyOf } from './platform/providers/push/vapid-keys.ts'
import { identityNeeded, identityVariables, readIdentity } from './settings-identity.ts'
import { createProblems, type SettingsProblems } from './settings-problems.ts'
import { readSeal, sealVariables } from './settings-seal.ts'
import { readSignature, signatureVariables } from './settings-signature.ts'
import * as value from './settings-values.ts'

const variables = z.object({
  NODE_ENV: value.oneOf(['development', 'test', 'production']).default('development'),
  HOST: z.string().optional(),
  PORT: value.wholeNumber(0, 65_535).default(3000),
  APP_ORIGIN: value.origin().optional(),
  TRUST_PROXY: value.list(value.proxy()).default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: value.address('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: value.address('postgres:', 'postgresql:').optional(),
  DATABASE_READ_URL: value.address('postgres:', 'postgresql:').optional(),
  DATABASE_POOL: value.wholeNumber(1, 1000).default(10),
  DATABASE_NAMED_STATEMENTS: value.onOff().optional(),
  MIGRATE: value.onOff().default(true),
  REDIS_URL: value.address('redis:', 'rediss:').optional(),
  S3_ENDPOINT: value.webAddress().optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  KAKAO_CLIENT_ID: z.string().optional(),
  KAKAO_CLIENT_SECRET: z.string().optional(),
  KAKAO_ISSUER: value.webAddress().default('https://kauth.kakao.com'),
  KAKAO_API_BASE: value.webAddress().default('https://kapi.kakao.com'),
  KAKAO_JAVASCRIPT_KEY: z.string().optional(),
  KAKAO_ADMIN_KEY: z.string().optional(),
  KAKAO_CHANNEL_URL: value.webAddress().optional(),
  BLOG_URL: value.webAddress().optional(),
  INSTAGRAM_URL: value.webAddress().optional(),
  LINKEDIN_URL: value.webAddress().optional(),
  ...identityVariables,
  ...signatureVariables,
  ...sealVariables,
  CODEF_CLIENT_ID: z.string().optional(),
  CODEF_CLIENT_SECRET: z.string().optional(),
  CODEF_PUBLIC_KEY: z.string().optional(),
  CODEF_OAUTH_BASE: value.webAddress().default('https://oauth.codef.io'),
  CODEF_API_BASE: value.webAddress().default('https://api.codef.io'),
  SMS_KEY: z.string().optional(),
  SMS_SECRET: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_BASE: value.webAddress().default('https://api.solapi.com'),
  SMTP_URL: value.smtpAddress().optional(),
  MAIL_FROM: value.mailSender().optional(),
  ALIMTALK_CHANNEL_ID: z.string().optional(),
  ALIMTALK_TEMPLATE_ID: z.string().optional(),
  DATA_GO_KR_KEY: z.string().optional(),
  WORK24_AUTH_KEY: z.string().optional(),
  NTS_BASE: value.webAddress().default('https://api.odcloud.kr/api/nts-businessman/v1'),
  NPS_BASE: value.webAddress().default('https://apis.data.go.kr/B552015/NpsBplcInfoInqireServiceV2'),
  WORK24_BASE: value.webAddress().default('https://www.work24.go.kr'),
  DNS_RESOLVERS: value.list(value.nameServer()).default([]),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: value.vapidPrivateKey().optional(),
  VAPID_SUBJECT: value.address('mailto:', 'https:').optional(),
  SANDBOX: value.onOff().optional(),
  SANDBOX_SPEED: value.wholeNumber(1, 1000).default(1),
  WEBHOOK_LOOPBACK: value.onOff().optional(),
  ALLOW_SANDBOX: value.oneOf(['yes', 'no']).default('no'),
  ALLOW_LOCAL_FILES: value.oneOf(['yes', 'no']).default('no'),
  DRAIN_SECONDS: value.wholeNumber(0, 600).optional(),
  DEMO_DATA: value.onOff().optional(),
  SECRETS_KEY: value.masterKey().optional(),
  SECRETS_KEY_PREVIOUS: value.list(value.masterKey()).default([]),
  SENTRY_DSN: value.sentryDsn().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: value.webAddress().optional(),
  COMMIT: value.commit().optional(),
  METRICS_TOKEN: z.string().min(16, '16자 이상이어야 해요').optional(),
  LOG_LEVEL: value.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  SALARY_SEASON: value.wholeNumber(2020, 2100).optional(),
  DAILY_VERIFICATION_LIMIT: value.wholeNumber(1, 1000).default(DEFAULT_DAILY_LIMIT),
  CONSENT_PRECHECKED: value.onOff().default(true),
  SUGGESTIONS_LEARNING: value.onOff().optional(),
})

type Variables = z.output<typeof variables>
type Name = keyof Variables
type Group = Readonly<Record<string, Name>>
type GroupValues<G extends Group> = { readonly [K in keyof G]: NonNullable<Variables[G[K]]> }

const S3 = {
  endpoint: 'S3_ENDPOINT',
  region: 'S3_REGION',
  bucket: 'S3_BUCKET',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const
const KAKAO = { clientId: 'KAKAO_CLIENT_ID', clientSecret: 'KAKAO_CLIENT_SECRET' } as const
const CODEF = {
  clientId: 'CODEF_CLIENT_ID',
  clientSecret: 'CODEF_CLIENT_SECRET',
  publicKey: 'CODEF_PUBLIC_KEY',
} as const
const ALIMTALK = { channelId: 'ALIMTALK_CHANNEL_ID', templateId: 'ALIMTALK_TEMPLATE_ID' } as const
const VAPID = { publicKey: 'VAPID_PUBLIC_KEY', privateKey: 'VAPID_PRIVATE_KEY' } as const
const SMS = { key: 'SMS_KEY', secret: 'SMS_SECRET', from: 'SMS_FROM' } as const
const MAIL = { url: 'SMTP_URL', from: 'MAIL_FROM' } as const

export type Settings = ReturnType<typeof readSettings>

/** The environment, read once. Everything has a working default except in production. All that is wrong is told at once. */
export function readSettings(environment: Record<string, string | undefined>) {
  const problems = createProblems()
  const given = parse(environment, problems)
  const production = given.NODE_ENV === 'production'
  const sandbox = given.SANDBOX ?? !production
  if (production) checkProduction(given, problems)
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const)
    if (given[name] && !given.DATABASE_URL) problems.add([name], 'DATABASE_URL과 함께 적어야 해요')
  const signature = readSignature(given, { sandbox, problems })
  const settings = {
    mode: given.NODE_ENV,
    production,
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: given.PORT,
    appOrigin: given.APP_ORIGIN ?? `http://localhost:${given.PORT}`,
    trustProxy: given.TRUST_PROXY,
    /** How long it goes on serving when told to stop: as long as it takes whoever sends it requests to notice. */
    drainSeconds: given.DRAIN_SECONDS ?? (production ? 10 : 0),
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    databasePool: given.DATABASE_POOL,
    namedStatements: given.DATABASE_NAMED_STATEMENTS,
    /** Whether the start brings the tables up to date, or only sees to it that somebody did. */
    migrate: given.MIGRATE,
    redisUrl: given.REDIS_URL,
    s3: together(given, S3, problems),
    kakao: {
      credentials: provider(given, KAKAO, { sandbox, problems }),
      issuer: given.KAKAO_ISSUER,
      apiBase: given.KAKAO_API_BASE,
      javascriptKey: given.KAKAO_JAVASCRIPT_KEY,
      adminKey: given.KAKAO_ADMIN_KEY,
    },
    /** Places of ours outside of the service. Those that are not set are not spoken of. */
    outside: {
      kakaoChannel: given.KAKAO_CHANNEL_URL,
      blog: given.BLOG_URL,
      instagram: given.INSTAGRAM_URL,
      linkedin: given.LINKEDIN_URL,
    },
    ...readIdentity(given),
    codef: {
      credentials: provider(given, CODEF, { sandbox, problems }),
      oauthBase: given.CODEF_OAUTH_BASE,
      apiBase: given.CODEF_API_BASE,
    },
    sms: {
      credentials: provider(given, SMS, { sandbox, problems }),
      base: given.SMS_BASE,
      alimtalk: together(given, ALIMTALK, problems),
    },
    mail: provider(given, MAIL, { sandbox, problems }),
    companyChecks: {
      openDataKey: companyCheckKey('DATA_GO_KR_KEY', given, { sandbox, problems }),
      work24Key: companyCheckKey('WORK24_AUTH_KEY', given, { sandbox, problems }),
      nts: given.NTS_BASE,
      pension: given.NPS_BASE,
      work24: given.WORK24_BASE,
      resolvers: given.DNS_RESOLVERS,
    },
    signature,
    seal: readSeal(given, { production, sandbox, isSigned: signature.chosen !== 'off', problems }),
    vapid: { keys: vapidKeys(given, problems), subject: given.VAPID_SUBJECT },
    sandbox,
    sandboxSpeed: given.SANDBOX_SPEED,
    /** Whether companies' webhooks may lead to this very machine, as those to the sandbox do. */
    webhookLoopback: given.WEBHOOK_LOOPBACK ?? sandbox,
    demoData: given.DEMO_DATA ?? given.NODE_ENV === 'development',
    secretsKey: given.SECRETS_KEY,
    previousSecretsKeys: given.SECRETS_KEY_PREVIOUS,
    sentryDsn: given.SENTRY_DSN,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** What was built, where whoever built it knows. */
    commit: given.COMMIT,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    salarySeason: given.SALARY_SEASON ?? null,
    dailyVerificationLimit: given.DAILY_VERIFICATION_LIMIT,
    consentPrechecked: given.CONSENT_PRECHECKED,
    /** Whether suggestions may use learnt weights. The law treats such a model as high-impact, so production decides for itself. */
    suggestionsLearning: given.SUGGESTIONS_LEARNING ?? !production,
  }
  problems.refuse()
  return settings
}

function parse(environment: Record<string, string | undefined>, problems: SettingsProblems): Variables {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()))
  const result = variables.safeParse(filled)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    problems.add([String(path[0])], message)
    delete filled[String(path[0])]
  }
  // The others are read all the same: what is missing beside them is told in the same message.
  return variables.parse(filled)
}

const NEEDED = ['APP_ORIGIN', 'SECRETS_KEY', 'DATABASE_URL', ...identityNeeded] as const

function checkProduction(given: Variables, problems: SettingsProblems): void {
  for (const name of NEEDED)
    if (given[name] === undefined) problems.add([name], '운영 환경에서는 꼭 있어야 해요')
  if (given.APP_ORIGIN && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(given.APP_ORIGIN))
    problems.add(['APP_ORIGIN'], '운영 환경에서는 https 주소여야 해요')
  if (!given.S3_ENDPOINT && given.ALLOW_LOCAL_FILES !== 'yes')
    problems.add(
      ['ALLOW_LOCAL_FILES'],
      '운영 환경에서 올린 파일을 이 컴퓨터의 디스크에 두려면 yes여야 해요. 아니면 S3_ENDPOINT와 나머지 S3 설정을 적어 주세요',
    )
  if (given.DEMO_DATA) problems.add(['DEMO_DATA'], '운영 환경에는 데모 데이터를 넣지 않아요')
  for (const name of ['SANDBOX', 'WEBHOOK_LOOPBACK'] as const)
    if (given[name] && given.ALLOW_SANDBOX !== 'yes')
      problems.add([name], '운영 환경에서 쓰려면 ALLOW_SANDBOX=yes도 있어야 해요')
}

/** Settings that only make sense together: all of them, or none. */
function together<const G extends Group>(
  given: Variables,
  group: G,
  problems: SettingsProblems,
): GroupValues<G> | null {
  const names = Object.values(group)
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0) {
    problems.add(missing, `${names.join(', ')}는 함께 적어야 해요`)
    return null
  }
  return Object.fromEntries(Object.entries(group).map(([key, name]) => [key, given[name]])) as GroupValues<G>
}

/** Browsers were shown the public half: one that does not belong to the private half reaches none of them. */
function vapidKeys(given: Variables, problems: SettingsProblems) {
  const keys = together(given, VAPID, problems)
  if (keys && publicKeyOf(keys.privateKey) !== keys.publicKey)
    problems.add(['VAPID_PUBLIC_KEY'], 'VAPID_PRIVATE_KEY와 짝이 맞지 않아요')
  return keys
}

type ProviderCheck = { sandbox: boolean; problems: SettingsProblems }

/** A provider needs its credentials, unless the sandbox answers in its place. */
function provider<const G extends Group>(
  given: Variables,
  group: G,
  { sandbox, problems }: ProviderCheck,
): GroupValues<G> | null {
  const credentials = together(given, group, problems)
  const missing = Object.values(group).filter((name) => given[name] === undefined)
  if (!sandbox) problems.add(missing, '샌드박스가 꺼져 있으면 꼭 있어야 해요')
  return credentials
}

/** Without the sandbox a check needs its key, or an 'off' that candidates read as '확인하지 않아요'. */
function companyCheckKey(
  name: 'DATA_GO_KR_KEY' | 'WORK24_AUTH_KEY',
  given: Variables,
  { sandbox, problems }: ProviderCheck,
): string | null {
  if (!sandbox && given[name] === undefined)
    problems.add([name], '샌드박스가 꺼져 있으면 꼭 있어야 해요. 이 확인을 하지 않으려면 off로 적어 주세요')
  return given[name] ?? null
}
