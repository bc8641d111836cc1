// long because: each setting that stops the start is one more row.
import { describe, expect, test } from 'vitest'
import { SettingsError } from './settings-problems.ts'
import { readSettings } from './settings.ts'
import { COMPANY } from './testing/company.ts'

const KEY = 'ab'.repeat(32)
const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://coffee.example',
  SECRETS_KEY: KEY,
  DATABASE_URL: 'postgresql://db.example/coffee',
  ALLOW_LOCAL_FILES: 'yes',
  KAKAO_CLIENT_ID: 'k',
  KAKAO_CLIENT_SECRET: 'k',
  CODEF_CLIENT_ID: 'c',
  CODEF_CLIENT_SECRET: 'c',
  CODEF_PUBLIC_KEY: 'c',
  SMS_KEY: 's',
  SMS_SECRET: 's',
  SMS_FROM: '0212345678',
  DATA_GO_KR_KEY: 'd',
  WORK24_AUTH_KEY: 'off',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: '커피어택 <no-reply@coffee.example>',
  ...COMPANY,
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)))

test('an empty environment works: own database, sandbox, demo data, this machine only', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    appOrigin: 'http://localhost:3000',
    trustProxy: [],
    databaseUrl: undefined,
    sandbox: true,
    demoData: true,
    salarySeason: null,
    dailyVerificationLimit: 5,
    consentPrechecked: true,
    logLevel: 'warn',
  })
})

test('a variable that is set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the address follows the port unless it is given, and loses its last slash', () => {
  expect(readSettings({ PORT: '4100' }).appOrigin).toBe('http://localhost:4100')
  expect(readSettings({ APP_ORIGIN: 'https://Coffee.example/' }).appOrigin).toBe('https://coffee.example')
})

test('keys are read as hex or base64', () => {
  const bytes = Buffer.from(KEY, 'hex')
  expect(readSettings({ SECRETS_KEY: KEY }).secretsKey).toEqual(bytes)
  expect(readSettings({ SECRETS_KEY: bytes.toString('base64') }).secretsKey).toEqual(bytes)
  expect(
    readSettings({ SECRETS_KEY_PREVIOUS: `${KEY}, ${'cd'.repeat(32)}` }).previousSecretsKeys,
  ).toHaveLength(2)
})

test('[PUB-2] places outside of the service are there only where they are set', () => {
  expect(Object.values(readSettings({}).outside).filter(Boolean)).toEqual([])
  const outside = {
    KAKAO_CHANNEL_URL: 'https://pf.kakao.com/_coffee',
    BLOG_URL: 'https://blog.coffee.example/',
    INSTAGRAM_URL: 'https://instagram.com/coffee',
    LINKEDIN_URL: 'https://linkedin.com/company/coffee',
  }
  expect(readSettings(outside).outside).toEqual({
    kakaoChannel: 'https://pf.kakao.com/_coffee',
    blog: 'https://blog.coffee.example',
    instagram: 'https://instagram.com/coffee',
    linkedin: 'https://linkedin.com/company/coffee',
  })
})

test('[OPS-2] who runs the service and who answers for personal data are settings, invented until they are named', () => {
  expect(readSettings({})).toMatchObject({
    company: { name: '주식회사 커피어택', representative: '홍길동', businessNumber: '000-00-00000' },
    privacyOfficer: { name: '홍길동', email: 'privacy@coffeeattack.example' },
  })
  const { company, privacyOfficer } = readSettings({
    ...production,
    COMPANY_MAIL_ORDER_NUMBER: '제2026-서울-1호',
  })
  expect(company).toEqual({
    name: '주식회사 콩볶기',
    representative: '나대표',
    businessNumber: '123-45-67891',
    jobInformationNumber: '제2026-01호',
    mailOrderNumber: '제2026-서울-1호',
    address: '서울특별시 볶음구 콩로 2',
    phone: '02-0000-0100',
    email: 'help@coffee.example',
  })
  expect(privacyOfficer).toEqual({
    name: '나보호',
    department: '정보보호실',
    phone: '02-0000-0118',
    email: 'privacy@coffee.example',
  })
  const { ALERTS_TO, ...silent } = production
  expect(readSettings(production).alertsTo).toBe(ALERTS_TO)
  expect(() => readSettings(silent)).toThrow('ALERTS_TO')
})

describe('[OPS-2] everything that is wrong or missing is named at once', () => {
  const refusal = (environment: Record<string, string>) => {
    try {
      readSettings(environment)
    } catch (error) {
      return (error as Error).message.split('\n')
    }
    return []
  }

  test('wrong values, halves of pairs and what production needs stand in one message, each variable once', () => {
    const [head, ...lines] = refusal({
      ...without(
        'APP_ORIGIN',
        'COMPANY_NAME',
        'PRIVACY_OFFICER_PHONE',
        'CODEF_CLIENT_ID',
        'SMS_KEY',
        'SMS_SECRET',
      ),
      PORT: 'abc',
      SECRETS_KEY: 'short',
      S3_ENDPOINT: 'https://s3.example',
      TRUST_PROXY: 'anyone, anybody',
    })
    expect(head).toBe('설정을 확인해 주세요. 고칠 것이 9가지 있어요.')
    expect(lines.toSorted()).toEqual(
      [
        '- PORT: 0부터 65535까지의 정수여야 해요.',
        '- TRUST_PROXY: 믿을 프록시의 IP 주소나 대역을 쉼표로 적어야 해요.',
        '- SECRETS_KEY: 32바이트를 64자리 16진수나 base64로 적어야 해요.',
        '- APP_ORIGIN: 운영 환경에서는 꼭 있어야 해요.',
        '- COMPANY_NAME: 운영 환경에서는 꼭 있어야 해요.',
        '- PRIVACY_OFFICER_PHONE: 운영 환경에서는 꼭 있어야 해요.',
        '- S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY는 함께 적어야 해요.',
        '- CODEF_CLIENT_ID: CODEF_CLIENT_ID, CODEF_CLIENT_SECRET, CODEF_PUBLIC_KEY는 함께 적어야 해요.',
        '- SMS_KEY, SMS_SECRET: SMS_KEY, SMS_SECRET, SMS_FROM는 함께 적어야 해요.',
      ].toSorted(),
    )
  })

  test('an empty production hears of all it needs', () => {
    const told = refusal({ NODE_ENV: 'production' }).join('\n')
    const needed = Object.keys(production).filter((name) => name !== 'NODE_ENV')
    expect(needed.filter((name) => !told.includes(name))).toEqual([])
  })
})

test('[OPS-1] one database is enough; a pooler, a replica and the size of the pools are said beside it', () => {
  expect(readSettings({ DATABASE_URL: 'postgresql://db.example/coffee' })).toMatchObject({
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    databasePool: 10,
    namedStatements: undefined,
  })
  expect(
    readSettings({
      DATABASE_URL: 'postgresql://pooler.example/coffee',
      DATABASE_DIRECT_URL: 'postgresql://db.example/coffee',
      DATABASE_READ_URL: 'postgresql://replica.example/coffee',
      DATABASE_POOL: '25',
      DATABASE_NAMED_STATEMENTS: 'on',
    }),
  ).toMatchObject({
    databaseUrl: 'postgresql://pooler.example/coffee',
    databaseDirectUrl: 'postgresql://db.example/coffee',
    databaseReadUrl: 'postgresql://replica.example/coffee',
    databasePool: 25,
    namedStatements: true,
  })
})

test('credentials arrive under plain names', () => {
  expect(readSettings(production).codef.credentials).toEqual({
    clientId: 'c',
    clientSecret: 'c',
    publicKey: 'c',
  })
})

describe('a wrong value stops the start with one sentence that names the variable', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['NODE_ENV', 'prod'],
    ['APP_ORIGIN', 'coffee.example'],
    ['APP_ORIGIN', 'https://coffee.example/path'],
    ['APP_ORIGIN', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_DIRECT_URL', 'mysql://x/y'],
    ['DATABASE_DIRECT_URL', 'postgresql://alone.example/coffee'],
    ['DATABASE_READ_URL', 'replica.example'],
    ['DATABASE_READ_URL', 'postgresql://alone.example/coffee'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_NAMED_STATEMENTS', 'yes'],
    ['REDIS_URL', 'http://x'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, anyone'],
    ['SECRETS_KEY', 'short'],
    ['SECRETS_KEY_PREVIOUS', `${KEY},short`],
    ['SENTRY_DSN', 'https://no-key.example/1'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp:'],
    ['MAIL_FROM', 'coffee.example'],
    ['MAIL_FROM', '커피어택 <no-reply>'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_SUBJECT', 'push@coffee.example'],
    ['SANDBOX', 'yes'],
    ['ALLOW_LOCAL_FILES', 'on'],
    ['DRAIN_SECONDS', '601'],
    ['DEMO_DATA', '1'],
    ['CONSENT_PRECHECKED', 'true'],
    ['SALARY_SEASON', '25'],
    ['DAILY_VERIFICATION_LIMIT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['KAKAO_CHANNEL_URL', 'javascript:alert(1)'],
    ['BLOG_URL', 'blog.coffee.example'],
    ['COMPANY_BUSINESS_NUMBER', '123-45-67890'],
    ['COMPANY_PHONE', '전화 주세요'],
    ['COMPANY_EMAIL', 'coffee.example'],
    ['PRIVACY_OFFICER_EMAIL', 'privacy'],
  ])('%s=%s', (name, text) => {
    const read = () => readSettings({ [name]: text })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(new RegExp(`^${name} 설정을 확인해 주세요: [^\n]*요\\.$`))
  })

  test('a secret is not repeated in the sentence', () => {
    expect(() => readSettings({ SECRETS_KEY: 'my-secret-typo' })).toThrow(
      expect.not.stringContaining('my-secret-typo'),
    )
  })

  test('values that belong together come together', () => {
    expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      /^S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY .*함께/,
    )
    expect(() => readSettings({ KAKAO_CLIENT_ID: 'k' })).toThrow(/^KAKAO_CLIENT_SECRET /)
    expect(() => readSettings({ VAPID_PUBLIC_KEY: 'k' })).toThrow(/^VAPID_PRIVATE_KEY /)
    const privateKey = Buffer.alloc(32, 7).toString('base64url')
    expect(() => readSettings({ VAPID_PUBLIC_KEY: 'k', VAPID_PRIVATE_KEY: privateKey })).toThrow(
      /^VAPID_PUBLIC_KEY .*짝/,
    )
  })
})

describe('[PACT-4] who asks for signatures', () => {
  const barocert = {
    SIGN_PROVIDER: 'barocert',
    BAROCERT_LINK_ID: 'COFFEE',
    BAROCERT_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    BAROCERT_CLIENT_CODE: '024050000038',
  }
  const kakao = {
    SIGN_PROVIDER: 'kakao',
    KAKAO_CERT_REST_KEY: 'rest',
    KAKAO_CERT_DEALER_KEY: 'dealer',
    KAKAO_CERT_PRODUCT: 'K3500',
    KAKAO_CERT_SETTLE_ID: 'settle',
  }
  const chosen = (environment: Record<string, string>) => readSettings(environment).signature.chosen

  test('is the sandbox where there is one, and nobody in production until somebody is chosen', () => {
    expect([chosen({}), chosen(production), chosen({ SIGN_PROVIDER: 'off' })]).toEqual([
      'sandbox',
      'off',
      'off',
    ])
    const seal = { SEAL_P12: 'seal.p12' }
    expect(readSettings({ ...production, ...barocert, ...seal }).signature).toMatchObject({
      barocert: { linkId: 'COFFEE', base: 'https://barocert.linkhub.co.kr' },
    })
    expect(chosen({ ...production, ...kakao, ...seal })).toBe('kakao')
    // Whoever lets people sign has to be able to seal.
    expect(() => readSettings({ ...production, ...barocert })).toThrow(/^SEAL_P12 .*SEAL_KEY/)
  })

  test.each([
    [
      { SIGN_PROVIDER: 'barocert' },
      /^BAROCERT_LINK_ID, BAROCERT_SECRET_KEY, BAROCERT_CLIENT_CODE .*barocert/,
    ],
    [{ ...barocert, BAROCERT_SECRET_KEY: 'canary.bird' }, /^BAROCERT_SECRET_KEY (?!.*canary)/],
    [{ ...barocert, BAROCERT_CLIENT_CODE: '12' }, /^BAROCERT_CLIENT_CODE .*12자리/],
    [{ ...kakao, KAKAO_CERT_PRODUCT: 'K3500T' }, /^KAKAO_CERT_PRODUCT .*KAKAO_CERT_BASE/],
    [{ SIGN_ROOTS: 'no certificate' }, /^SIGN_ROOTS .*PEM/],
  ])('%o stops the start', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })
})

describe('[PACT-5] what pacts are sealed with', () => {
  test('is a file with its password, and a time-stamp service with its root', () => {
    const { seal } = readSettings({ SEAL_P12: 'seal.p12', SEAL_P12_PASSWORD: 'canary.bird' })
    expect(seal).toEqual({ source: { p12: 'seal.p12', password: 'canary.bird' }, roots: [], stamps: null })
    expect(readSettings({}).seal.source).toBeNull()
  })

  test.each([
    [{ SEAL_KEY: 'canary.bird' }, /^SEAL_KEY (?!.*canary).*PEM/],
    [{ SEAL_P12_PASSWORD: 'p' }, /^SEAL_P12_PASSWORD .*SEAL_P12/],
    [{ SEAL_CERT_CHAIN: 'no certificate' }, /^SEAL_CERT_CHAIN .*PEM/],
    [{ TSA_URL: 'https://stamps.example' }, /^SEAL_ROOTS .*TSA_URL/],
    [{ TSA_HEADERS: '{"authorization":"canary.bird"}' }, /^TSA_HEADERS (?!.*canary).*TSA_URL/],
    [{ TSA_URL: 'https://stamps.example', TSA_HEADERS: 'no json' }, /TSA_HEADERS.*JSON/],
  ])('%o stops the start', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence)
  })
})

describe('[VER-15] production asks for what it needs', () => {
  test('it starts when everything is given', () => {
    expect(readSettings(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      sandbox: false,
      demoData: false,
    })
  })

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('%s is needed', (name) => {
    expect(() => readSettings(without(name))).toThrow(new RegExp(`^${name} `))
  })

  test('[OPS-2] mail is a sender and an address to send from, and a password in it is not repeated', () => {
    expect(readSettings(production).mail).toEqual({
      url: 'smtps://user:secret@mail.example',
      from: '커피어택 <no-reply@coffee.example>',
    })
    expect(readSettings({ ...production, MAIL_FROM: 'a@coffee.example' }).mail?.from).toBe('a@coffee.example')
    expect(() => readSettings(without('SMTP_URL', 'MAIL_FROM'))).toThrow(/^SMTP_URL, MAIL_FROM /)
    const wrong = { ...production, SMTP_URL: 'http://user:secret@mail.example' }
    expect(() => readSettings(wrong)).toThrow(expect.not.stringContaining('secret'))
  })

  test('a provider without any credentials is named', () => {
    expect(() => readSettings(without('SMS_KEY', 'SMS_SECRET', 'SMS_FROM'))).toThrow(
      /^SMS_KEY, SMS_SECRET, SMS_FROM /,
    )
  })

  test('the address is https, except on the machine itself', () => {
    expect(() => readSettings({ ...production, APP_ORIGIN: 'http://coffee.example' })).toThrow(
      /^APP_ORIGIN .*https/,
    )
    expect(readSettings({ ...production, APP_ORIGIN: 'http://localhost:3000' }).production).toBe(true)
  })

  test('the sandbox is refused unless told to', () => {
    expect(() => readSettings({ ...production, SANDBOX: 'on' })).toThrow(/^SANDBOX .*ALLOW_SANDBOX=yes/)
    const told = readSettings({
      ...without('SMS_KEY', 'SMS_SECRET', 'SMS_FROM'),
      SANDBOX: 'on',
      ALLOW_SANDBOX: 'yes',
    })
    expect(told).toMatchObject({ sandbox: true, sms: { credentials: null } })
  })

  test('[OPS-1] files lie on the disk of the machine only where that was said; a store needs no word', () => {
    expect(() => readSettings(without('ALLOW_LOCAL_FILES'))).toThrow(/^ALLOW_LOCAL_FILES .*S3_ENDPOINT/)
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'seoul',
      S3_BUCKET: 'coffee',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readSettings({ ...without('ALLOW_LOCAL_FILES'), ...store }).s3).toMatchObject({ bucket: 'coffee' })
  })

  test('[OPS-1] it goes on serving for ten seconds when told to stop, elsewhere not at all, or as long as is said', () => {
    expect(readSettings(production).drainSeconds).toBe(10)
    expect(readSettings({}).drainSeconds).toBe(0)
    expect(readSettings({ ...production, DRAIN_SECONDS: '25' }).drainSeconds).toBe(25)
  })

  test('demo data never', () => {
    expect(() => readSettings({ ...production, DEMO_DATA: 'on' })).toThrow(/^DEMO_DATA /)
  })

  test('outside production, too, a switched-off sandbox needs real providers', () => {
    expect(() => readSettings({ SANDBOX: 'off' })).toThrow(
      /^- KAKAO_CLIENT_ID, KAKAO_CLIENT_SECRET: [^]*^- CODEF_CLIENT_ID, [^]*^- SMS_KEY, /m,
    )
  })
})
