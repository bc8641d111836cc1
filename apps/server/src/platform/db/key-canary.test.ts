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

test('[OPS-1] without a canary the key of existing people is accepted, and a wrong key creates none', async ({
  db,
}) => {
  const phoneSealed = secretsOf(first).seal('01010000001', 'users.phone_sealed')
  await addUser(db.drizzle, { phoneSealed, phoneHash: 'hash' })
  await expect(checkKey({ db, secrets: secretsOf(next) })).rejects.toThrow(WRONG)
  await checkKey({ db, secrets: secretsOf(first) })
})

test('[OPS-1] of two processes that start on an empty database with different keys, one is refused', async ({
  db,
}) => {
  await db.drizzle.delete(users)
  await db.drizzle.delete(keyCanary)
  const starts = await Promise.allSettled(
    [first, next].map((key) => checkKey({ db, secrets: secretsOf(key) })),
  )
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('[OPS-1] a new key opens older data while the older key is configured', async ({ db }) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  await checkKey({ db, secrets: secretsOf(next, [first]) })
  await expect(checkKey({ db, secrets: secretsOf(next) })).rejects.toThrow(WRONG)
})

test('[OPS-4] once the canary is re-encrypted, the database needs the new key only', async ({ db }) => {
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

test('[OPS-4] a process with the older key does not change the data back', async ({ db }) => {
  await db.drizzle.delete(keyCanary)
  await checkKey({ db, secrets: secretsOf(first) })
  await beginChange({ db, secrets: secretsOf(next, [first]) }, MONDAY, MONDAY)
  const straggler = { db, secrets: secretsOf(first, [next]) }
  expect(await beginChange(straggler, TUESDAY, new Date(MONDAY.getTime() - 1))).toBeNull()
  // A deliberate return to the older key is still wanted a day later.
  expect(await beginChange(straggler, TUESDAY, MONDAY)).toEqual({ since: TUESDAY, isThrough: true })
})

test('[OPS-4] a process that has the coming key as an older one begins no change and does not block it', async ({
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

test('[OPS-4] without a canary and with several keys, all data is checked', async ({ db }) => {
  await db.drizzle.delete(keyCanary)
  const changed = { db, secrets: secretsOf(next, [first]) }
  await checkKey(changed)
  expect(await beginChange(changed, MONDAY, MONDAY)).toEqual({ since: MONDAY, isThrough: true })
})
