import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { createSecrets } from '../crypto/secrets.ts'
import { checkKey } from './key-canary.ts'
import { keyCanary } from './schema/key-canary.ts'
import { users } from './schema/users.ts'
import { test } from './testing/test-database.ts'
import { addUser } from './testing/test-rows.ts'

const [first, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const secretsOf = (current: Buffer, previous: Buffer[] = []) =>
  createSecrets({ current, previous, random: randomBytes })
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
