import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const KEY = 'ab'.repeat(32)
const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://coffee.example',
  SECRETS_KEY: KEY,
  KAKAO_CLIENT_ID: 'k',
  KAKAO_CLIENT_SECRET: 'k',
  CODEF_CLIENT_ID: 'c',
  CODEF_CLIENT_SECRET: 'c',
  CODEF_PUBLIC_KEY: 'c',
  SMS_KEY: 's',
  SMS_SECRET: 's',
  SMS_FROM: '0212345678',
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
    salarySeason: 2025,
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
    ['REDIS_URL', 'http://x'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, anyone'],
    ['SECRETS_KEY', 'short'],
    ['SECRETS_KEY_PREVIOUS', `${KEY},short`],
    ['SENTRY_DSN', 'https://no-key.example/1'],
    ['LOG_LEVEL', 'loud'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_SUBJECT', 'push@coffee.example'],
    ['SANDBOX', 'yes'],
    ['DEMO_DATA', '1'],
    ['CONSENT_PRECHECKED', 'true'],
    ['SALARY_SEASON', '25'],
    ['DAILY_VERIFICATION_LIMIT', '0'],
    ['METRICS_TOKEN', 'short'],
    ['KAKAO_CHANNEL_URL', 'javascript:alert(1)'],
    ['BLOG_URL', 'blog.coffee.example'],
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
    expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/^S3_REGION /)
    expect(() => readSettings({ KAKAO_CLIENT_ID: 'k' })).toThrow(/^KAKAO_CLIENT_SECRET /)
    expect(() => readSettings({ VAPID_PUBLIC_KEY: 'k' })).toThrow(/^VAPID_PRIVATE_KEY /)
    const privateKey = Buffer.alloc(32, 7).toString('base64url')
    expect(() => readSettings({ VAPID_PUBLIC_KEY: 'k', VAPID_PRIVATE_KEY: privateKey })).toThrow(
      /^VAPID_PUBLIC_KEY .*짝/,
    )
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

  test.each(['SECRETS_KEY', 'APP_ORIGIN', 'KAKAO_CLIENT_ID', 'CODEF_PUBLIC_KEY', 'SMS_FROM'])(
    '%s is needed',
    (name) => {
      expect(() => readSettings(without(name))).toThrow(new RegExp(`^${name} `))
    },
  )

  test('a provider without any credentials is named', () => {
    expect(() => readSettings(without('SMS_KEY', 'SMS_SECRET', 'SMS_FROM'))).toThrow(/^SMS_KEY /)
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

  test('demo data never', () => {
    expect(() => readSettings({ ...production, DEMO_DATA: 'on' })).toThrow(/^DEMO_DATA /)
  })

  test('outside production, too, a switched-off sandbox needs real providers', () => {
    expect(() => readSettings({ SANDBOX: 'off' })).toThrow(/^KAKAO_CLIENT_ID /)
  })
})
