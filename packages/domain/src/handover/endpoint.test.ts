import { expect, test } from 'vitest'
import { webhookUrlProblem } from './endpoint.ts'

const HTTPS = 'https://로 시작하는 주소를 입력해 주세요'
const PUBLIC = '인터넷에서 열리는 도메인 주소를 입력해 주세요'
const SECRETS = '주소에 아이디와 비밀번호를 넣지 말아 주세요'

const parsed = (protocol: string, hostname: string, username = '', password = '') => ({
  protocol,
  hostname,
  username,
  password,
})

test.each([
  [parsed('https:', 'ats.noeul.example'), null],
  [parsed('https:', 'xn--vk1b187a8a.xn--3e0b707e'), null],
  [parsed('https:', 'localhost.noeul.example'), null],
  [parsed('http:', 'ats.noeul.example'), HTTPS],
  [parsed('ftp:', 'ats.noeul.example'), HTTPS],
  [parsed('javascript:', ''), HTTPS],
  [null, HTTPS],
  [parsed('https:', 'ats.noeul.example', 'user'), SECRETS],
  [parsed('https:', 'ats.noeul.example', '', 'secret'), SECRETS],
  [parsed('https:', 'localhost'), PUBLIC],
  [parsed('https:', 'localhost.'), PUBLIC],
  [parsed('https:', 'intranet'), PUBLIC],
  [parsed('https:', 'ats.corp'), PUBLIC],
  [parsed('https:', 'db.internal'), PUBLIC],
  [parsed('https:', 'db.internal.'), PUBLIC],
  [parsed('https:', 'printer.local'), PUBLIC],
  [parsed('https:', '1.0.0.127.in-addr.arpa'), PUBLIC],
  [parsed('https:', '127.0.0.1'), PUBLIC],
  [parsed('https:', '8.8.8.8'), PUBLIC],
  [parsed('https:', '169.254.169.254'), PUBLIC],
  [parsed('https:', '[::1]'), PUBLIC],
  [parsed('https:', '[::ffff:a00:1]'), PUBLIC],
])('[BIZ-16] %o as an address to call: %s', (url, problem) => {
  expect(webhookUrlProblem(url, { allowsLoopback: false })).toBe(problem)
})

test.each([
  [parsed('http:', 'localhost'), null],
  [parsed('http:', '127.0.0.1'), null],
  [parsed('http:', '[::1]'), null],
  [parsed('https:', 'localhost'), null],
  [parsed('http:', 'localhost', 'user'), SECRETS],
  [parsed('http:', '127.0.0.2'), HTTPS],
  [parsed('http:', 'ats.noeul.example'), HTTPS],
  [parsed('https:', '10.0.0.1'), PUBLIC],
])('[BIZ-16] %o where the product is tried out: %s', (url, problem) => {
  expect(webhookUrlProblem(url, { allowsLoopback: true })).toBe(problem)
})
