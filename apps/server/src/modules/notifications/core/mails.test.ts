import { expect, test as base, vi } from 'vitest'
import { mails } from '../../../platform/db/schema/mails.ts'
import { closing } from '../../../testing/closing.ts'
import { dumpOf } from '../../../testing/dump.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { tokenIn } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { postMail, sendMails } from './mails.ts'

/** The service and a mail server that speaks SMTP with it. */
async function createMailWorld() {
  const clock = createTestClock()
  const sandbox = await startTestSandbox(clock)
  const server = await createTestApp({ clock, settings: sandbox.environment })
  return {
    server,
    sandbox,
    inbox: (address: string) => sandbox.world.mailbox.of(address),
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

const test = base.extend('world', { scope: 'file' }, ({}, scope) => closing(createMailWorld(), scope))

const rowsOf = ({ db }: TestApp) => db.drizzle.select().from(mails)
const counted = async ({ deps }: TestApp, result: string) =>
  Number(
    new RegExp(`notices_total\\{channel="MAIL",result="${result}"\\} (\\d+)`).exec(
      await deps.metrics.text(),
    )?.[1] ?? 0,
  )
const letter = { subject: '알려 드려요', heading: '알려 드려요', paragraphs: ['한 줄이에요.'] }
const hours = (server: TestApp, count: number) => new Date(server.clock().getTime() + count * 3600_000)
const post = (server: TestApp, to: string, expiresAt = hours(server, 24 * 7)) =>
  server.deps.db.transaction((tx) => postMail(tx, { kind: 'INVITATION', to, letter, expiresAt }, server.deps))

test('[OPS-2] however many workers look, one mail goes out once', async ({ world: { server, inbox } }) => {
  const people = Array.from({ length: 5 }, (_, place) => `worker-${place}@coffee.example`)
  for (const to of people) await post(server, to)
  await Promise.all([sendMails(server.deps), sendMails(server.deps), sendMails(server.deps)])
  expect(people.map((to) => inbox(to).length)).toEqual([1, 1, 1, 1, 1])
  expect(await rowsOf(server)).toEqual([])
})

test('[OPS-2] what a dying process may have sent is sent again, under the same Message-ID', async ({
  world: { server, inbox },
}) => {
  const to = 'twice@coffee.example'
  await post(server, to)
  const [row] = await rowsOf(server)
  await sendMails(server.deps)
  // As a process leaves it that dies between sending and forgetting.
  const { clock, db } = server
  await db.drizzle
    .insert(mails)
    .values({ ...row!, attempts: 1, dueAt: new Date(clock().getTime() + 300_000) })
  await sendMails(server.deps)
  expect(inbox(to)).toHaveLength(1)
  clock.advance({ minutes: 5 })
  await sendMails(server.deps)
  expect(new Set(inbox(to).map(({ messageId }) => messageId)).size).toBe(1)
  expect(inbox(to)).toHaveLength(2)
})

test('[OPS-2] a sender that says later is asked eight times, ever later; then it is told and forgotten', async ({
  world: { server },
}) => {
  const [failed, to] = [await counted(server, 'failed'), 'defer@coffee.example']
  await post(server, to)
  const attempts: (number | undefined)[] = []
  for (const minutes of [0, 0, 1, 4, 16, 64, 256, 360, 360]) {
    server.clock.advance({ minutes })
    await sendMails(server.deps)
    attempts.push((await rowsOf(server))[0]?.attempts)
  }
  expect(attempts).toEqual([1, 1, 2, 3, 4, 5, 6, 7, undefined])
  expect(await counted(server, 'failed')).toBe(failed + 1)
  const told = server.logged.filter((line) => /mail (?:not sent|given up)/.test(line)).slice(-8)
  expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
    ...[1, 2, 3, 4, 5, 6, 7].map((attempt) => ({ level: 'warn', attempt, msg: 'mail not sent: INVITATION' })),
    { level: 'error', attempt: 8, msg: 'mail given up: INVITATION' },
  ])
  expect(told.join('')).not.toContain(to)
})

test('[OPS-2] what the receiving side will never take is not tried again', async ({ world: { server } }) => {
  const failed = await counted(server, 'failed')
  await post(server, 'reject@coffee.example')
  await sendMails(server.deps)
  expect(await rowsOf(server)).toEqual([])
  expect(await counted(server, 'failed')).toBe(failed + 1)
})

test('[OPS-2] a mail whose link is over is not sent', async ({ world: { server, inbox } }) => {
  const [dropped, to] = [await counted(server, 'dropped'), 'late@coffee.example']
  await post(server, to, hours(server, 1))
  server.clock.advance({ hours: 1 })
  await sendMails(server.deps)
  expect(inbox(to)).toEqual([])
  expect(await rowsOf(server)).toEqual([])
  expect(await counted(server, 'dropped')).toBe(dropped + 1)
})

test('[OPS-2] while it waits nobody can read it who has the database alone', async ({
  world: { server },
}) => {
  const to = 'waiting@coffee.example'
  await post(server, to)
  const dump = await dumpOf(server)
  for (const text of [to, 'waiting@', '한 줄이에요', '알려 드려요']) expect(dump).not.toContain(text)
  await sendMails(server.deps)
})

test('[OPS-2] an invitation leaves right after its answer, in both parts, and nothing of it stays', async ({
  world: { server, inbox },
}) => {
  const { token } = await addTestOperator(server, { role: 'ADMIN' })
  const to = 'invited@coffee.example'
  const answer = await server.call('POST', '/console/invitations', {
    token,
    body: { email: to, role: 'agent' },
  })
  const { link } = answer.json<{ link: string }>()
  await vi.waitFor(() => expect(inbox(to)).toHaveLength(1), PATIENT)
  const [mail] = inbox(to)
  expect(mail).toMatchObject({
    subject: '커피어택 콘솔에 초대받았어요',
    from: '커피어택 <no-reply@coffeeattack.example>',
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@coffeeattack\.example>$/),
  })
  expect(mail!.text).toContain(`초대 받아들이기:\n${link}`)
  expect(mail!.html).toContain(`href="${link}"`)
  for (const part of [mail!.text, mail!.html]) expect(part).toContain('주식회사 커피어택 · 대표 홍길동')
  expect(mail!.html).not.toMatch(/<img|<script|url\(|@import/)
  await vi.waitFor(async () => expect(await rowsOf(server)).toEqual([]), PATIENT)
  for (const text of [await dumpOf(server), server.logged.join('')]) expect(text).not.toContain(tokenIn(link))
})

test('[SAFE-3] a forgotten password, and [PUB-8] a partner’s way in come by mail too', async ({
  world: { server, inbox },
}) => {
  const { token, email } = await addTestOperator(server, { role: 'ADMIN' })
  await server.call('POST', '/console/auth/password-reset', { body: { email } })
  const body = { name: '개발 소식', email: 'partner@coffee.example', code: 'dev-news' }
  const made = await server.call('POST', '/console/partners', { token, body })
  await vi.waitFor(() => expect([...inbox(email), ...inbox(body.email)]).toHaveLength(2), PATIENT)
  const reset = tokenIn(inbox(email)[0]!.text)
  expect((await server.call('GET', `/console/auth/password-reset/${reset}`)).json()).toEqual({ email })
  expect(inbox(body.email)[0]!.text).toContain(made.json<{ link: string }>().link)
})
