import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { createSecrets } from '../crypto/secrets.ts'
import { beginChange, checkKey, findChange, reencryptCanary } from './key-canary.ts'
import { keyCanary } from './schema/key-canary.ts'
import { users } from './schema/users.ts'
import { test } from './testing/test-database.ts'
import { addUser } from './testing/test-rows.ts'

const [first, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const secretsOf = (current: Buffer, previous: Buffer[] = []) =>
  createSecrets({ current, previous, random: randomBytes })
const MONDAY = new Date('2026-11-16T01:00:00Z')
const TUESDAY = new Date('2026-11-17T01:00:00Z')
const WRONG = /^SECRETS_KEY 설정을 확인해 주세요: [^\n]*SECRETS_KEY_PREVIOUS[^\n]*요\.$/

test('[OPS-1] the key of people from before there was a canary is the right one, and a wrong one leaves none', async ({
  db,
}) => {
  const phoneSealed = secretsOf(first).seal('01010000001', 'users.phone_sealed')
  await addUser(db.drizzle, { phoneSealed, phoneHash: 'hash' })
  await expect(checkKey({ db, secrets: secretsOf(next) })).rejects.toThrow(WRONG)
  await checkKey({ db, secrets: secretsOf(first) })
})

test('[OPS-1] of two processes that begin an empty database at once with two keys, one is refused', async ({
  db,
}) => {
  await db.drizzle.delete(users)
  await db.drizzle.delete(keyCanary)
  const starts = await Promise.allSettled(
    [first, next].map((key) => checkKey({ db, secrets: secretsOf(key) })),
  )
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[OPS-1] a key that follows another opens what that one sealed for as long as it is named', async ({
  db,
}) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  await checkKey({ db, secrets: secretsOf(next, [first]) })
  await expect(checkKey({ db, secrets: secretsOf(next) })).rejects.toThrow(WRONG)
})

test('[OPS-4] once its word has followed, the database asks for the new key alone', async ({ db }) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  const changed = { db, secrets: secretsOf(next, [first]) }
  await beginChange(changed, MONDAY, MONDAY)
  expect(await findChange(changed)).toEqual({ since: MONDAY, isThrough: false })
  await Promise.all([reencryptCanary(changed), reencryptCanary(changed)])
  expect(await findChange(changed)).toEqual({ since: MONDAY, isThrough: true })
  await checkKey({ db, secrets: secretsOf(next) })
  await expect(checkKey({ db, secrets: secretsOf(first) })).rejects.toThrow(WRONG)
})

test('[OPS-4] a process that still has the key before does not change everything back', async ({ db }) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  await beginChange({ db, secrets: secretsOf(next, [first]) }, MONDAY, MONDAY)
  const straggler = { db, secrets: secretsOf(first, [next]) }
  expect(await beginChange(straggler, TUESDAY, new Date(MONDAY.getTime() - 1))).toBeNull()
  // Somebody who went back on purpose is still there a day later.
  expect(await beginChange(straggler, TUESDAY, MONDAY)).toEqual({ since: TUESDAY, isThrough: true })
})

test('[OPS-4] a process that only learns the key to come begins nothing, and so does not hold up the change', async ({
  db,
}) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  const learning = { db, secrets: secretsOf(first, [next]) }
  expect(await beginChange(learning, MONDAY, MONDAY)).toBeNull()
  const changed = { db, secrets: secretsOf(next, [first]) }
  const before = new Date(MONDAY.getTime() - 1)
  expect(await beginChange(changed, MONDAY, before)).toEqual({ since: MONDAY, isThrough: false })
})

test('[OPS-4] where there was no word yet and there are several keys, everything is looked through', async ({
  db,
}) => {
  await db.drizzle.delete(keyCanary)
  const changed = { db, secrets: secretsOf(next, [first]) }
  await checkKey(changed)
  expect(await beginChange(changed, MONDAY, MONDAY)).toEqual({ since: MONDAY, isThrough: true })
})
