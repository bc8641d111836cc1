import { companyKey } from '@coffeeattack/domain/companies/name'
import { templateOf } from '@coffeeattack/domain/pacts/drafting'
import { emptyTerms } from '@coffeeattack/domain/pacts/terms'
import { describe, expect } from 'vitest'
import { coffeechats, hires } from '../../../platform/db/schema/coffeechats.ts'
import { blocks } from '../../../platform/db/schema/companies.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { offerCounts } from '../../../platform/db/schema/offers.ts'
import { pactTemplates } from '../../../platform/db/schema/pacts.ts'
import { addCandidate, addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

let names = 0
const key = () => `합치기${++names}`

/** Numbers that are the same at every run and differ from case to case. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Two companies with offers, hires, stars and counts of their own. */
async function twoCompanies(server: TestApp, seed: number) {
  const { drizzle } = server.db
  const upTo = numbers(seed)
  const people = await Promise.all(Array.from({ length: 6 }, () => addCandidate(drizzle)))
  const make = async () => {
    const name = key()
    const id = await addCompany(drizzle, { name, key: companyKey(name) })
    const { operatorId } = await addTestOperator(server, { companyId: id })
    return { id, name, operatorId }
  }
  const [from, into] = [await make(), await make()]
  for (const [at, candidateId] of people.entries()) {
    const own = upTo(2) === 0 ? from : into
    const offerId = await addOffer(drizzle, {
      candidateId,
      companyId: own.id,
      operatorId: own.operatorId,
      status: at % 2 === 0 ? 'MATCHED' : 'WAITING',
      ...(at % 2 === 0 && { decidedAt: server.clock(), selectedAt: server.clock() }),
    })
    const chatId = server.deps.ids.next()
    if (at % 2 === 0)
      await drizzle.insert(coffeechats).values({
        id: chatId,
        offerId,
        candidateId,
        companyId: own.id,
        operatorId: own.operatorId,
        createdAt: server.clock(),
      })
    await drizzle.insert(hires).values({
      id: server.deps.ids.next(),
      companyId: own.id,
      position: '개발자',
      startsOn: '2026-12-01',
      basePay: 5_000 + upTo(3_000),
      feeRate: 700,
      at: server.clock(),
    })
    for (const one of [from, into])
      if (upTo(3) > 0)
        await drizzle.insert(peopleMarks).values({
          companyId: one.id,
          candidateId,
          starredAt: server.clock(),
          starredBy: one.operatorId,
        })
  }
  for (const { id } of [from, into])
    for (const period of ['2026-11', '2026-11-10', ...(upTo(2) ? ['2026-10'] : [])])
      await drizzle.insert(offerCounts).values({ companyId: id, period, sent: upTo(20) })
  return { from, into, people }
}

/** What a company has, as sums. */
async function sumsOf(server: TestApp, ids: readonly string[]) {
  const { rows } = await server.db.pool.query(
    `select (select count(*)::int from offers where company_id = any($1)) as offers,
       (select count(*)::int from coffeechats where company_id = any($1)) as chats,
       (select count(*)::int from hires where company_id = any($1)) as hires,
       (select coalesce(sum(base_pay), 0)::int from hires where company_id = any($1)) as pay,
       (select count(*)::int from pipeline_cards where company_id = any($1) and offer_id is not null) as cards,
       (select count(*)::int from people_marks where company_id = any($1)) as marks,
       (select count(*)::int from operators where company_id = any($1)) as people,
       (select coalesce(jsonb_object_agg(period, sent order by period), '{}') from (
         select period, sum(sent) as sent from offer_counts where company_id = any($1) and sent > 0 group by period) s) as sent`,
    [ids],
  )
  return rows[0] as Record<string, unknown>
}

const admin = (server: TestApp) => addTestOperator(server, { role: 'ADMIN' })
const merge = (server: TestApp, token: string, into: string, fromId: string) =>
  server.call('POST', `/console/companies/${into}/merge`, { token, body: { fromId } })
const undo = (server: TestApp, token: string, id: string) =>
  server.call('POST', `/console/company-merges/${id}/undo`, { token })

describe('[FIRM-2] two companies that are one', () => {
  test.for([1, 7, 42, 99, 512])(
    'no offer, hire, person or count is lost or doubled, merged or undone (%i)',
    async (seed, { server }) => {
      const { token } = await admin(server)
      const { from, into } = await twoCompanies(server, seed)
      const both = await sumsOf(server, [from.id, into.id])
      const each = [await sumsOf(server, [from.id]), await sumsOf(server, [into.id])]
      const answer = await merge(server, token, into.id, from.id)
      expect([answer.statusCode, await sumsOf(server, [from.id, into.id])]).toEqual([200, both])
      const left = await sumsOf(server, [from.id])
      expect([left['offers'], left['hires'], left['people'], left['cards'], left['sent']]).toEqual([
        0,
        0,
        0,
        0,
        {},
      ])
      expect((await undo(server, token, answer.json<{ id: string }>().id)).statusCode).toBe(200)
      expect([await sumsOf(server, [from.id]), await sumsOf(server, [into.id])]).toEqual(each)
    },
  )

  test('[OFR-13] both names go on being shut out, and the closed one sees nobody', async ({ server }) => {
    const { token } = await admin(server)
    const { from, into } = await twoCompanies(server, 3)
    const recruiter = await addTestOperator(server, { companyId: into.id })
    const hider = await addCandidate(server.db.drizzle)
    await server.db.drizzle.insert(blocks).values({ candidateId: hider, companyKey: from.name })
    const read = () => server.call('GET', `/console/candidates/${hider}`, { token: recruiter.token })
    expect((await read()).statusCode).toBe(200)
    const { id } = (await merge(server, token, into.id, from.id)).json<{ id: string }>()
    expect((await read()).statusCode).toBe(404)
    await undo(server, token, id)
    expect((await read()).statusCode).toBe(200)
  })

  test('[PACT-1] the template of conditions goes along; where both have one, each keeps its own', async ({
    server,
  }) => {
    const { token } = await admin(server)
    const { from, into } = await twoCompanies(server, 6)
    const templates = async () => {
      const { rows } = await server.db.pool.query<{ company_id: string; place: string }>(
        `select company_id, template->>'place' as place from pact_templates where company_id = any($1)`,
        [[from.id, into.id]],
      )
      return Object.fromEntries(rows.map(({ company_id, place }) => [company_id, place]))
    }
    const save = ({ id, operatorId }: typeof from, place: string) =>
      server.db.drizzle.insert(pactTemplates).values({
        companyId: id,
        template: { ...templateOf(emptyTerms), place },
        savedBy: operatorId,
        savedAt: server.clock(),
      })
    await save(from, '성수')
    const { id } = (await merge(server, token, into.id, from.id)).json<{ id: string }>()
    expect(await templates()).toEqual({ [into.id]: '성수' })
    await undo(server, token, id)
    expect(await templates()).toEqual({ [from.id]: '성수' })
    await save(into, '판교')
    await merge(server, token, into.id, from.id)
    expect(await templates()).toEqual({ [from.id]: '성수', [into.id]: '판교' })
  })

  test('it can be undone for a day, once', async ({ server, clock }) => {
    const { token } = await admin(server)
    const { from, into } = await twoCompanies(server, 4)
    const { id } = (await merge(server, token, into.id, from.id)).json<{ id: string }>()
    clock.advance({ hours: 24 })
    const late = await admin(server)
    expect((await undo(server, late.token, id)).json()).toMatchObject({ code: 'MERGE_UNDO_OVER' })
    clock.advance({ seconds: -1 })
    const answers = await Promise.all([undo(server, late.token, id), undo(server, late.token, id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('two open offers to one person, a closed company and the company itself are refused', async ({
    server,
  }) => {
    const { token } = await admin(server)
    const { from, into, people } = await twoCompanies(server, 5)
    const candidateId = await addCandidate(server.db.drizzle)
    expect(people).toHaveLength(6)
    for (const one of [from, into])
      await addOffer(server.db.drizzle, {
        candidateId,
        companyId: one.id,
        operatorId: one.operatorId,
        status: 'WAITING',
      })
    expect((await merge(server, token, into.id, from.id)).json()).toMatchObject({ code: 'MERGE_CLASHES' })
    expect((await merge(server, token, into.id, into.id)).json()).toMatchObject({
      code: 'MERGE_NOT_POSSIBLE',
    })
  })
})
