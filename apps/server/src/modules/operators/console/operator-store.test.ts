import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { operators } from '../../../platform/db/schema/operators.ts'
import { test } from '../../../platform/db/testing/test-database.ts'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { lockAdmins } from './operator-store.ts'

test('[BIZ-6] admins are locked in the order of their ids, so that two changes never wait for each other', async ({
  db,
}) => {
  const ids = Array.from({ length: 6 }, () => randomUUID()).toSorted()
  const admin = {
    role: 'ADMIN' as const,
    passwordHash: '',
    name: '서하늘',
    createdAt: new Date('2026-11-15'),
  }
  await db.drizzle
    .insert(operators)
    .values(ids.toReversed().map((id) => ({ ...admin, id, email: `${id}@example.com` })))
  const { locking } = await db.transaction(async ({ $client }) => {
    await $client.query('select from operators where id = $1 for update', [ids[0]])
    const locking = db.transaction((tx) => lockAdmins(tx))
    await untilLockAwaited(db)
    // Whoever waits for the first holds none of the others.
    await $client.query('select from operators where id = any($1) for update nowait', [ids])
    return { locking }
  })
  expect(await locking).toEqual(ids)
})
