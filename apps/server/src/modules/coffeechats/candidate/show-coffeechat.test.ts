import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { files } from '../../../platform/db/schema/files.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

const addFile = (server: TestApp, who: TestCandidate, columns: Partial<typeof files.$inferInsert>) =>
  server.db.drizzle.insert(files).values({
    id: server.deps.ids.next(),
    userId: who.userId,
    purpose: 'RESUME',
    type: 'pdf',
    storeKey: server.deps.ids.next(),
    nameSealed: server.deps.secrets.seal('한지우_이력서.pdf', 'files.name_sealed'),
    size: 1000,
    state: 'STORED',
    createdAt: server.clock(),
    storedAt: server.clock(),
    ...columns,
  })

test('[TRUST-4] a new coffee chat shows offer, sender and room, and no time yet', async ({
  server,
  world,
  clock,
}) => {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const shown = (await world.show(me, id)).json<{ roomId: string }>()
  expect(shown).toEqual({
    id,
    status: 'NEW',
    createdAt: clock().toISOString(),
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
    operator: { id: world.operatorId, name: '이도현', title: '채용 리드', photo: null, role: 'RECRUITER' },
    contact: { name: '이도현', title: '채용 리드', email: world.recruiter.email },
    roomId: shown.roomId,
    disclosure: {
      to: '노을클라우드',
      at: clock().toISOString(),
      items: [
        { kind: 'NAME', text: '한지우' },
        { kind: 'PHONE', text: phoneAsTyped(me.phone) },
      ],
    },
    place: null,
    usualPlace: null,
    timeItems: [],
    confirmedTime: null,
    meetingItems: [],
    usualTimes: null,
    sequence: 0,
    questionCount: 3,
    answeredCount: 0,
    outcome: null,
    stageItems: [],
    isHirePayAsked: false,
  })
  expect(shown.roomId).toMatch(/^[0-9a-f-]{36}$/)
})

test('[OFR-13] everything the company can read is listed, and nothing that was removed', async ({
  server,
  world,
  clock,
}) => {
  const me = await addCandidate(server, {
    emailSealed: server.deps.secrets.seal('jiu@example.com', 'users.email_sealed'),
    resumeUrl: 'https://example.com/resume',
    githubUrl: 'https://github.com/jiu',
  })
  await addFile(server, me, {})
  await addFile(server, me, { purpose: 'PORTFOLIO', nameSealed: null, type: 'png' })
  await addFile(server, me, { purpose: 'RESUME', removedAt: clock() })
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

/** Returns the calls that were not answered with 404. */
async function tryAll(world: CoffeechatWorld, who: TestCandidate, id: string, timeId: string) {
  const answers = {
    show: await world.show(who, id),
    propose: await world.propose(who, id, ['2026-11-20T16:00:00+09:00']),
    confirm: await world.confirm(who, id, timeId),
    takeBack: await world.takeBack(who, id),
    cancel: await world.cancel(who, id),
    questions: await world.questions(who, id),
  }
  return Object.entries(answers).filter(([, { statusCode }]) => statusCode !== 404)
}

test('[OFR-13] another person’s coffee chat is 404 on every call, and nothing changes', async ({
  server,
  world,
}) => {
  const [me, owner] = [await addCandidate(server), await addCandidate(server)]
  const id = await world.match(owner)
  const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
  const questions = (await world.questions(owner, id)).json<{ items: { id: string }[] }>().items
  const before = [await world.chat(id), await world.times(id)]
  expect(await tryAll(world, me, id, timeId!)).toEqual([])
  expect((await world.answer(me, [{ id: questions[0]!.id, answer: '제 답' }])).statusCode).toBe(404)
  expect([await world.chat(id), await world.times(id)]).toEqual(before)
  expect((await world.questions(owner, id)).json()).toEqual({ items: questions })
})

test('[PRO-14] a person who left has none', async ({ server, world, clock }) => {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
  await server.db.drizzle
    .update(users)
    .set({ deletedAt: clock(), nameSealed: null, phoneSealed: null, phoneHash: null, phoneProvedAt: null })
    .where(eq(users.id, me.userId))
  expect(await tryAll(world, me, id, timeId!)).toEqual([])
})
