import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readSettings } from '../../../settings.ts'
import { createCircuit } from '../circuit.ts'
import { ProviderUnavailable } from '../deadline.ts'
import { drawLetter, writeLetter } from './letter.ts'
import { createMailer, MailRefused } from './mailer.ts'

const sender = readSettings({ APP_ORIGIN: 'https://coffee.example' })
const letter = {
  subject: '초대',
  heading: '초대받았어요',
  paragraphs: ['<b>누구</b> & "누구"', '두 줄\n이에요'],
  button: { label: '열기', link: 'https://coffee.example/a?b=1&c="2"' },
  notes: ['한 번만 쓸 수 있어요.'],
}

let server: Server | undefined
afterEach(() => void server?.close())

/** A mail server that sends its lines in turn and records what it receives. */
async function speaking(...lines: string[]) {
  const heard: string[] = []
  server = createServer((socket) => {
    let turn = 0
    const say = () => socket.write(`${lines[turn++] ?? '250 ok'}\r\n`)
    say()
    socket.on('data', (data) => {
      heard.push(data.toString())
      say()
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { heard, port }
}

function mailerTo(url: string) {
  const clock = () => new Date('2026-11-16T00:00:00Z')
  const from = '커피어택 <no-reply@coffee.example>'
  return createMailer({ url, from }, { clock, sender, circuit: createCircuit('mail', clock) })
}

const mail = { id: 'mail-1', to: 'jiu@coffee.example', letter }
const failure = (sending: Promise<void>) => sending.then(() => null).catch((error: unknown) => error)

test('[BIZ-7] a line that leads somewhere is a link, and its address stands below it in the text part', () => {
  const led = { ...letter, links: ['https://coffee.example/a?b=1&c=2'] }
  expect(writeLetter(led, sender)).toContain(
    '<b>누구</b> & "누구"\nhttps://coffee.example/a?b=1&c=2\n\n두 줄\n이에요\n\n',
  )
  expect(drawLetter(led, sender)).toContain('href="https://coffee.example/a?b=1&amp;c=2"')
})

test('the text part has the content of the HTML part', () => {
  expect(writeLetter(letter, sender)).toBe(
    [
      '초대받았어요',
      '<b>누구</b> & "누구"',
      '두 줄\n이에요',
      '열기:\nhttps://coffee.example/a?b=1&c="2"',
      '한 번만 쓸 수 있어요.',
      [
        '-- ',
        '주식회사 커피어택 · 대표 홍길동 · 사업자등록번호 000-00-00000',
        '서울특별시 커피구 원두로 1 · 00-0000-0000 · help@coffeeattack.example',
        '보내기만 하는 주소예요. 궁금한 점은 https://coffee.example/ask 에 남겨 주세요.',
      ].join('\n'),
    ].join('\n\n'),
  )
})

test('people’s text is escaped in the HTML part, which loads nothing', () => {
  const drawn = drawLetter(letter, sender)
  expect(drawn).toContain('&lt;b&gt;누구&lt;/b&gt; &amp; &quot;누구&quot;')
  expect(drawn).toContain('두 줄<br>이에요')
  expect(drawn).toContain('href="https://coffee.example/a?b=1&amp;c=&quot;2&quot;"')
  expect(drawn).not.toMatch(/<b>|<img|<script|<link|url\(/)
  expect(drawn).toContain('prefers-color-scheme: dark')
})

test('a line break cannot inject a header or a second address', async () => {
  const { heard, port } = await speaking('220 hi', '250 hi', '250 ok', '250 ok', '354 go', '250 ok')
  const to = 'jiu@coffee.example, all@coffee.example\r\nRCPT TO:<all@coffee.example>'
  const subject = '초대\r\nBcc: all@coffee.example'
  await failure(mailerTo(`smtp://127.0.0.1:${port}`).send({ ...mail, to, letter: { ...letter, subject } }))
  const lines = heard.join('').split('\r\n')
  expect(lines.filter((line) => /^RCPT TO:<all@|^Bcc:/i.test(line))).toEqual([])
})

test.for([
  ['550 5.1.1 jiu@coffee.example: no such user', { message: 'mail: 550', isForGood: true }],
  ['451 4.3.0 jiu@coffee.example: later', { message: 'mail: 451', isForGood: false }],
] as const)('%s is said of this mail, and told by its kind alone', async ([line, told]) => {
  const { port } = await speaking('220 hi', '250 hi', '250 ok', line)
  const error = await failure(mailerTo(`smtp://127.0.0.1:${port}`).send(mail))
  expect(error).toBeInstanceOf(MailRefused)
  expect(error).toMatchObject(told)
  expect((error as Error).cause).toBeUndefined()
})

test('a refused sender address is no permanent refusal of the mail', async () => {
  const { port } = await speaking('220 hi', '250 hi', '550 5.7.1 no-reply@coffee.example: not yours')
  const error = await failure(mailerTo(`smtp://127.0.0.1:${port}`).send(mail))
  expect(error).toBeInstanceOf(ProviderUnavailable)
})

test('wrong credentials are no refusal of the mail: it is retried', async () => {
  const { port } = await speaking('220 hi', '250-hi\r\n250 AUTH PLAIN', '535 5.7.8 no')
  const error = await failure(mailerTo(`smtp://user:secret@127.0.0.1:${port}`).send(mail))
  expect(error).toMatchObject({ name: 'ProviderUnavailable', message: 'mail: transport' })
})

test('an unreachable server is an error, and after five failures the circuit is open for half a minute', async () => {
  const mailer = mailerTo('smtp://127.0.0.1:1')
  const told = []
  for (let time = 0; time < 6; time++) told.push(await failure(mailer.send(mail)))
  expect(told.map((error) => (error as Error).message)).toEqual([
    ...Array.from({ length: 5 }, () => 'mail: transport'),
    'mail: circuit-open',
  ])
})

test('mail to another machine requires TLS, unless the URL says otherwise', async () => {
  const { heard, port } = await speaking('220 hi', '250 hi', '502 no STARTTLS')
  // Resolves to 127.0.0.1, but is not a known name of this machine.
  const url = `smtp://0x7f.1:${port}`
  expect(new URL(url).hostname).toBe('0x7f.1')
  const error = await failure(mailerTo(url).send(mail))
  expect(error).toMatchObject({ message: 'mail: transport' })
  expect(heard.join('')).toContain('STARTTLS')
  expect(heard.join('')).not.toContain('MAIL FROM')
  const open = await speaking('220 hi', '250 hi', '250 ok', '250 ok', '354 go', '250 ok')
  expect(await failure(mailerTo(`smtp://0x7f.1:${open.port}?requireTLS=false`).send(mail))).toBeNull()
})
