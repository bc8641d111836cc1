import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'iPhone · Safari',
  ],
  [`Mozilla/5.0 (Linux; Android 16; SM-S931N) ${CHROME} Mobile Safari/537.36`, '안드로이드 · Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931N) ${CHROME} Mobile Safari/537.36 KAKAOTALK/26.1.0`,
    '안드로이드 · 카카오톡',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Whale/4.30 Safari/537.36`, 'Windows · 웨일'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 Edg/150.0`, 'Mac · Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux · Firefox'],
  ['curl/8.5.0', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
])('[TRUST-8] %s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
