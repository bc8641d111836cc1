import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../../db/schema/files.ts'
import { users } from '../../db/schema/users.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { createCoffeechatWorld, type CoffeechatWorld } from '../../coffeechats/coffeechat-world.ts'

let server: TestApp
let world: CoffeechatWorld
beforeAll(async () => {
  server = await createTestApp()
  world = await createCoffeechatWorld(server)
})
afterAll(() => server.close())

const addFile = (who: TestCandidate, columns: Partial<typeof files.$inferInsert>) =>
  server.db.drizzle.insert(files).values({
    id: server.deps.ids.next(),
    userId: who.userId,
    purpose: 'RESUME',
    type: 'pdf',
    storeKey: server.deps.ids.next(),
    name: '한지우_이력서.pdf',
    size: 1000,
    state: 'STORED',
    createdAt: server.clock(),
    storedAt: server.clock(),
    ...columns,
  })

test('[TRUST-4] a new coffee chat: what was offered, by whom, where to talk, and no time yet', async () => {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const shown = (await world.show(me, id)).json<{ roomId: string }>()
  expect(shown).toEqual({
    id,
    status: 'NEW',
    createdAt: server.clock().toISOString(),
    cancelledAt: null,
    offer: {
      id: (await world.chat(id)).offerId,
      offerGroupId: null,
      position: '프론트엔드 개발자',
      link: null,
      salaryMin: 6000,
      salaryMax: 6800,
      increaseRate: 36,
      isMaster: false,
    },
    company: {
      id: world.companyId,
      name: '노을클라우드',
      logo: null,
      domain: '협업 도구',
      isVerified: false,
    },
    operator: { id: world.operatorId, name: '채용 담당자', photo: null, role: 'RECRUITER' },
    roomId: shown.roomId,
    disclosure: {
      to: '노을클라우드',
      at: server.clock().toISOString(),
      items: [
        { kind: 'NAME', text: '한지우' },
        { kind: 'PHONE', text: phoneAsTyped(me.phone) },
      ],
    },
    timeItems: [],
    confirmedTime: null,
    sequence: 0,
    questionCount: 3,
    answeredCount: 0,
  })
  expect(shown.roomId).toMatch(/^[0-9a-f-]{36}$/)
})

test('[OFR-13] everything that the company can read is listed, and nothing of what was removed', async () => {
  const me = await addCandidate(server, {
    emailSealed: server.deps.secrets.seal('jiu@example.com', 'users.email_sealed'),
    resumeUrl: 'https://example.com/resume',
    githubUrl: 'https://github.com/jiu',
  })
  await addFile(me, {})
  await addFile(me, { purpose: 'PORTFOLIO', name: '', type: 'png' })
  await addFile(me, { purpose: 'RESUME', name: '옛 이력서.pdf', removedAt: server.clock() })
  const id = await world.match(me)
  const { disclosure } = (await world.show(me, id)).json<{ disclosure: { items: unknown } }>()
  expect(disclosure.items).toEqual([
    { kind: 'NAME', text: '한지우' },
    { kind: 'PHONE', text: phoneAsTyped(me.phone) },
    { kind: 'EMAIL', text: 'jiu@example.com' },
    { kind: 'RESUME_FILE', text: '한지우_이력서.pdf' },
    { kind: 'RESUME_LINK', text: 'https://example.com/resume' },
    { kind: 'PORTFOLIO_FILE', text: 'png' },
    { kind: 'GITHUB', text: 'https://github.com/jiu' },
  ])
})

type Attempt = (who: TestCandidate, id: string, timeId: string) => ReturnType<CoffeechatWorld['show']>
const attempts: Readonly<Record<string, Attempt>> = {
  show: (who, id) => world.show(who, id),
  propose: (who, id) => world.propose(who, id, ['2026-11-20T16:00:00+09:00']),
  confirm: (who, id, timeId) => world.confirm(who, id, timeId),
  takeBack: (who, id) => world.takeBack(who, id),
  cancel: (who, id) => world.cancel(who, id),
  questions: (who, id) => world.questions(who, id),
}
const NOT_FOUND = Object.keys(attempts).map((name) => [name, 404])

async function tryAll(who: TestCandidate, id: string, timeId: string) {
  const answers = []
  for (const [name, attempt] of Object.entries(attempts))
    answers.push([name, (await attempt(who, id, timeId)).statusCode])
  return answers
}

test('[OFR-13] another person’s coffee chat: 404 on every call, and nothing changes', async () => {
  const [me, owner] = [await addCandidate(server), await addCandidate(server)]
  const id = await world.match(owner)
  const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
  const questions = (await world.questions(owner, id)).json<{ items: { id: string }[] }>().items
  const before = [await world.chat(id), await world.times(id)]
  expect(await tryAll(me, id, timeId!)).toEqual(NOT_FOUND)
  expect((await world.answer(me, [{ id: questions[0]!.id, answer: '제 답' }])).statusCode).toBe(404)
  expect([await world.chat(id), await world.times(id)]).toEqual(before)
  expect((await world.questions(owner, id)).json()).toEqual({ items: questions })
})

test('[PRO-14] whoever has left has none', async () => {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
  await server.db.drizzle
    .update(users)
    .set({ deletedAt: server.clock(), nameSealed: null, phoneSealed: null, phoneHash: null })
    .where(eq(users.id, me.userId))
  expect(await tryAll(me, id, timeId!)).toEqual(NOT_FOUND)
})
