import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'
import { createSandbox } from './mount.ts'

test('[OPS-1] the printed settings connect a product on another host to all providers of the sandbox', () => {
  const base = 'http://127.0.0.1:3100/sandbox'
  const { settings } = createSandbox({ base, smtpPort: 3101, appOrigins: [], now: Date.now, randomBytes })
  const environment = environmentOf(settings)
  const addresses = Object.entries(environment).filter(([name]) => /_(ISSUER|BASE)$/.test(name))
  expect(addresses.map(([name]) => name)).toEqual([
    'KAKAO_ISSUER',
    'KAKAO_API_BASE',
    'CODEF_OAUTH_BASE',
    'CODEF_API_BASE',
    'SMS_BASE',
    'NTS_BASE',
    'NPS_BASE',
    'WORK24_BASE',
    'BAROCERT_BASE',
    'BAROCERT_AUTH_BASE',
  ])
  for (const [, address] of addresses) expect(address).toMatch(`${base}/`)
  expect(environment['DNS_RESOLVERS']).toBe('127.0.0.1:3101')
  expect(environment['SMTP_URL']).toMatch(/@127\.0\.0\.1:3101$/)
  for (const value of Object.values(environment)) expect(value).toMatch(/^\S.*$/)
})
