import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CREDENTIALS } from '../keys.ts'
import { createSandbox } from '../mount.ts'
import { listeningSandbox } from '../testing/listening.ts'

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.app.close())
beforeEach(async () => void (await sandbox.post('/control/reset')))

const { user, password } = CREDENTIALS.mail
const login = (by: string = password) => `AUTH PLAIN ${Buffer.from(`\0${user}\0${by}`).toString('base64')}`

/** Sends each line after the answer to the one before; answers with the codes. */
function talk(...lines: string[]): Promise<string[]> {
  const codes: string[] = []
  const socket = connect(sandbox.smtpPort, '127.0.0.1')
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve(codes))
    socket.on('data', (data) => {
      // The last line of an answer has a space after its code.
      const code = /^(\d{3}) /m.exec(data.toString())?.[1]
      if (!code) return
      codes.push(code)
      const next = lines.shift()
      if (next === undefined) socket.end()
      else socket.write(`${next}\r\n`)
    })
  })
}

const LETTER = [
  'From: =?UTF-8?B?7Luk7ZS87Ja07YOd?= <no-reply@coffee.example>',
  'To: someone-else@coffee.example',
  'Subject: =?UTF-8?B?7LSI64yA?=',
  'Message-ID: <mail-1@coffee.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open https://coffee.example/a?b=1&c=2 now <script>alert(1)</script>',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hi <a href="https://coffee.example/a">open</a><script>alert(1)</script></p>',
  '--b--',
  '.',
].join('\r\n')

const send = (to = 'jiu@coffee.example') =>
  talk('EHLO here', login(), 'MAIL FROM:<no-reply@coffee.example>', `RCPT TO:<${to}>`, 'DATA', LETTER)
const mailsTo = async (to: string) => (await sandbox.get(`/control/mails?to=${to}`)).json().items
const policyOf = (answer: { headers: Record<string, unknown> }) => answer.headers['content-security-policy']

test('[OPS-2] a mail sent by SMTP is in the mailbox of the envelope’s recipient', async () => {
  expect(await send('Jiu@coffee.example')).toEqual(['220', '250', '235', '250', '250', '354', '250'])
  expect(await mailsTo('jiu@coffee.example')).toMatchObject([
    {
      subject: '초대',
      from: '커피어택 <no-reply@coffee.example>',
      to: ['jiu@coffee.example'],
      messageId: '<mail-1@coffee.example>',
      text: expect.stringContaining('Open https://coffee.example/a?b=1&c=2 now') as string,
    },
  ])
  expect(await mailsTo('someone-else@coffee.example')).toEqual([])
})

test('an unknown sender and an anonymous one may not send', async () => {
  expect(await talk('EHLO here', login('guessed'), 'QUIT')).toEqual(['220', '250', '535', '221'])
  expect(await talk('EHLO here', 'MAIL FROM:<no-reply@coffee.example>', 'QUIT')).toEqual([
    '220',
    '250',
    '530',
    '221',
  ])
})

test.each([
  ['reject-me@coffee.example', '550'],
  ['defer-me@coffee.example', '451'],
])('%s is answered with %s', async (to, code) => {
  const answers = await talk('EHLO here', login(), 'MAIL FROM:<no-reply@coffee.example>', `RCPT TO:<${to}>`)
  expect(answers.at(-1)).toBe(code)
})

test('the mailbox lists all mails and shows one with its links; markup is escaped', async () => {
  expect((await sandbox.get('/mail')).body).toContain('아직 온 메일이 없어요')
  await send()
  const [{ id }] = await mailsTo('jiu@coffee.example')
  const list = await sandbox.get('/mail')
  expect(list.body).toContain(`href="/sandbox/mail/${id}"`)
  const one = await sandbox.get(`/mail/${id}`)
  expect(one.body).toContain('<a href="https://coffee.example/a?b=1&amp;c=2" target="_blank" rel="noopener">')
  for (const page of [list, one]) {
    expect(page.body).not.toContain('<script>alert')
    expect(policyOf(page)).toContain("script-src 'self'")
  }
  expect(one.body).toMatch(/<iframe title="메일 내용" sandbox="allow-popups allow-popups-to-escape-sandbox"/)
})

test('a mail is in a frame that runs and loads nothing', async () => {
  await send()
  const [{ id }] = await mailsTo('jiu@coffee.example')
  const letter = await sandbox.get(`/mail/${id}/letter`)
  expect(letter.body).toContain('<base target="_blank">')
  expect(policyOf(letter)).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; .*sandbox /,
  )
  expect(policyOf(letter)).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
  expect(letter.headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('an unknown mail leads back to the mailbox', async () => {
  const gone = await sandbox.get('/mail/99999')
  expect([gone.statusCode, gone.headers['location']]).toEqual([302, '/sandbox/mail'])
  expect((await sandbox.get('/mail/99999/letter')).statusCode).toBe(404)
})

test('the SMTP port is derived from the sandbox’s port; without one it is any free port', () => {
  const urlAt = (base: string) =>
    createSandbox({ base, appOrigins: [], now: Date.now, randomBytes: (size) => new Uint8Array(size) })
      .settings.mail.url
  expect(urlAt('http://127.0.0.1:3000/sandbox')).toMatch(/@127\.0\.0\.1:13000$/)
  expect(urlAt('http://127.0.0.1:60000/sandbox')).toMatch(/@127\.0\.0\.1:50000$/)
  expect(urlAt('http://127.0.0.1:0/sandbox')).toMatch(/@127\.0\.0\.1:0$/)
})
