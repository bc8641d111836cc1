import { describe, expect } from 'vitest'
import { files } from '../../../platform/db/schema/files.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../testing/coffeechat-world.ts'

type Item = { kind: string; text: string }
type Disclosure = { items: Item[]; employer: string | null }
type Read = { disclosure: (Item & { url: string | null })[] }

const plain = (items: readonly Item[]) => items.map(({ kind, text }) => ({ kind, text }))

/** A candidate with a value in every field that a company could read. */
async function openHanded(server: TestApp): Promise<TestCandidate> {
  const me = await addCandidate(server, {
    emailSealed: server.deps.secrets.seal('jiu@example.com', 'users.email_sealed'),
    resumeUrl: 'https://example.com/resume',
    portfolioUrl: 'https://example.com/portfolio',
    githubUrl: 'https://github.com/jiu',
    linkedinUrl: 'https://linkedin.com/in/jiu',
  })
  for (const purpose of ['RESUME', 'PORTFOLIO'] as const)
    await server.db.drizzle.insert(files).values({
      id: server.deps.ids.next(),
      userId: me.userId,
      purpose,
      type: 'pdf',
      storeKey: `${server.deps.ids.next()}/${server.deps.ids.next()}.pdf`,
      nameSealed: server.deps.secrets.seal(`한지우_${purpose}.pdf`, 'files.name_sealed'),
      size: 1000,
      state: 'STORED',
      createdAt: server.clock(),
      storedAt: server.clock(),
    })
  return me
}

const addJob = (server: TestApp, who: TestCandidate, company: string, startedOn: string, endedOn?: string) =>
  server.db.drizzle.insert(careers).values({
    id: server.deps.ids.next(),
    userId: who.userId,
    company,
    companyKey: company,
    startedOn,
    endedOn: endedOn ?? null,
    verifiedAt: server.clock(),
    updatedAt: server.clock(),
  })

describe('[OFR-18] what accepting discloses', () => {
  test('is announced before, and equals item by item what the company then reads', async ({
    server,
    world,
  }) => {
    const me = await openHanded(server)
    const before = (await world.disclosure(me)).json<Disclosure>()
    expect(before.items.map(({ kind }) => kind)).toEqual([
      'NAME',
      'PHONE',
      'EMAIL',
      'RESUME_FILE',
      'RESUME_LINK',
      'PORTFOLIO_FILE',
      'PORTFOLIO_LINK',
      'GITHUB',
      'LINKEDIN',
    ])
    const id = await world.match(me)
    const read = (await world.console.show(world.recruiter, id)).json<Read>()
    expect(plain(read.disclosure)).toEqual(before.items)
    const own = (await world.show(me, id)).json<{ disclosure: Disclosure }>()
    expect(own.disclosure.items).toEqual(before.items)
  })

  test('for an agent without a company, who reads no files', async ({ server, world }) => {
    const me = await openHanded(server)
    const before = (await world.disclosure(me, '?to=AGENT')).json<Disclosure>()
    expect(before.items.map(({ kind }) => kind).filter((kind) => kind.endsWith('_FILE'))).toEqual([])
    const agent = await addTestOperator(server)
    const id = await world.match(me, {
      companyId: null,
      operatorId: agent.operatorId,
      isMaster: true,
      isJustMessage: true,
      salaryMin: null,
      salaryMax: null,
    })
    const read = (await world.console.show(agent, id)).json<Read>()
    expect(plain(read.disclosure)).toEqual(before.items)
  })

  test('contains only given items of this person', async ({ server, world }) => {
    const me = await addCandidate(server)
    await openHanded(server)
    const { items, employer } = (await world.disclosure(me)).json<Disclosure>()
    expect(items.map(({ kind }) => kind)).toEqual(['NAME', 'PHONE'])
    expect(employer).toBeNull()
    expect((await world.disclosure(me, '?to=EVERYBODY')).statusCode).toBe(400)
  })

  test('names the current employer, which stays blocked', async ({ server, world }) => {
    const me = await addCandidate(server)
    await addJob(server, me, '옛회사', '2018-01-01', '2021-12-31')
    await addJob(server, me, '두들페이', '2022-01-01')
    expect((await world.disclosure(me)).json<Disclosure>().employer).toBe('두들페이')
  })
})

test('[OFR-20] the candidate cannot read the recruiter’s e-mail before the match, but in the coffee chat', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  const { operatorId, companyId } = world
  const offerId = await addOffer(server.db.drizzle, { candidateId: me.userId, companyId, operatorId })
  const read = async (path: string) => (await server.call('GET', path, { token: me.token })).body
  const answers = await Promise.all(
    [
      `/v2/users/offers/${offerId}`,
      '/v3/users/offers',
      '/v2/users/offers/history?isSelected=true',
      '/v3/users/my/attack',
      '/users/notifications',
      '/users/rooms',
      '/users/coffeechats/disclosure',
    ].map(read),
  )
  for (const answer of answers) expect(answer).not.toContain(world.recruiter.email)
  expect(answers[0]).toContain('채용 리드')
  const accepted = await server.call('POST', '/v2.1/users/coffeechat', { token: me.token, body: { offerId } })
  const { coffeechatId } = accepted.json<{ coffeechatId: string }>()
  expect((await world.show(me, coffeechatId)).json()).toMatchObject({
    contact: { name: '이도현', title: '채용 리드', email: world.recruiter.email },
  })
})
