import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test as base } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

/** Time for the second transaction to reach the lock of the first. */
const MEANWHILE_MS = 150

/** A company that searches for Erlang, and how many people it finds. */
const test = base.extend('company', async ({ server }) => {
  const companyId = await addCompany(server.db.drizzle)
  const { token } = await addTestOperator(server, { companyId })
  const found = async () => {
    const answer = await server.call('GET', '/console/candidates?techStack=Erlang', { token })
    return answer.json<{ total: number }>().total
  }
  return { companyId, found, before: await found() }
})

const person = (server: TestApp, isActive: boolean) =>
  addCandidate(server, { techStack: ['Erlang'], isActive, attackEndsAt: new Date('2099-12-31T14:59:59Z') })

type Deed = { text: string; values: unknown[] }

/** Starts the second before the first commits. */
async function bothAtOnce({ db }: TestApp, first: Deed, second: Deed): Promise<void> {
  let done: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.$client.query(first)
    done = db.pool.query(second)
    await Promise.race([done, sleep(MEANWHILE_MS)])
  })
  await done
}

const comingBack = (userId: string): Deed => ({
  text: 'update users set is_active = true where id = $1',
  values: [userId],
})
const shuttingOut = (userId: string, companyId: string): Deed => ({
  text: `insert into company_choices (user_id, mode, name, company_key, position)
         select $1, 'RESTRICT', name, key, 1 from companies where id = $2`,
  values: [userId, companyId],
})

describe('[OFR-13] a company does not find people who shut it out', () => {
  test.for([
    ['while they become active again', (back: Deed, shut: Deed) => [back, shut] as const],
    ['and become active again meanwhile', (back: Deed, shut: Deed) => [shut, back] as const],
  ] as const)('%s', async ([, inOrder], { server, company }) => {
    const { userId } = await person(server, false)
    await bothAtOnce(server, ...inOrder(comingBack(userId), shuttingOut(userId, company.companyId)))
    expect(await company.found()).toBe(company.before)
  })

  test('until they remove the block', async ({ server, company }) => {
    const { userId } = await person(server, true)
    expect(await company.found()).toBe(company.before + 1)
    await server.db.pool.query(shuttingOut(userId, company.companyId))
    expect(await company.found()).toBe(company.before)
    await server.db.pool.query('delete from company_choices where user_id = $1', [userId])
    expect(await company.found()).toBe(company.before + 1)
  })
})
