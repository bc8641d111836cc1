import { expect } from 'vitest'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { files } from '../../../platform/db/schema/files.ts'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addressFor } from './may-read.ts'
import { type FileReader, readableFile } from './store.ts'

/** A person with a resume, and a company whose offer waits for them. */
async function offered(server: TestApp) {
  const { db, deps, clock } = server
  const now = clock()
  const { userId } = await addCandidate(server)
  const fileId = deps.ids.next()
  await db.drizzle.insert(files).values({
    id: fileId,
    userId,
    purpose: 'RESUME',
    type: 'pdf',
    storeKey: `${userId}/${fileId}.pdf`,
    nameSealed: deps.secrets.seal('이력서.pdf', 'files.name_sealed'),
    size: 10,
    state: 'STORED',
    createdAt: now,
    storedAt: now,
  })
  const companyId = await addCompany(db.drizzle, { key: userId })
  const operatorId = await addOperator(db.drizzle, companyId)
  const offerId = await addOffer(db.drizzle, { candidateId: userId, companyId, operatorId })
  const chat = { id: deps.ids.next(), offerId, candidateId: userId, companyId, operatorId, createdAt: now }
  return {
    userId,
    fileId,
    companyId,
    match: () => db.drizzle.insert(coffeechats).values(chat),
    cancel: () => db.drizzle.update(coffeechats).set({ cancelledAt: now }),
  }
}

const mayRead = async (reader: FileReader, fileId: string, { db }: TestApp) =>
  (await readableFile(db.drizzle, fileId, reader)) !== null

test('[OFR-13] a company sees the files once its offer was chosen, and as long as the coffee chat stands', async ({
  server,
}) => {
  const [mine, other] = [await offered(server), await offered(server)]
  await other.match()
  const company = { kind: 'company', companyId: mine.companyId } as const
  const seen = () => mayRead(company, mine.fileId, server)
  expect(await seen()).toBe(false)
  await mine.match()
  expect(await seen()).toBe(true)
  expect(await mayRead(company, other.fileId, server)).toBe(false)
  expect((await addressFor(company, mine.fileId, server.deps)).url).toContain(mine.fileId)
  await mine.cancel()
  expect(await seen()).toBe(false)
  await expect(addressFor(company, mine.fileId, server.deps)).rejects.toMatchObject({
    situation: 'NOT_FOUND',
  })
})

test('[OFR-13] the owner sees them always, another member and our agents never', async ({ server }) => {
  const [mine, other] = [await offered(server), await offered(server)]
  const readers = [
    { kind: 'owner', userId: mine.userId },
    { kind: 'owner', userId: other.userId },
    { kind: 'agent' },
  ] as const
  const seen = await Promise.all(readers.map((reader) => mayRead(reader, mine.fileId, server)))
  expect(seen).toEqual([true, false, false])
})

test('[PRO-7] what was deleted or never saved is seen by nobody', async ({ server }) => {
  const mine = await offered(server)
  const owner = { kind: 'owner', userId: mine.userId } as const
  await server.db.pool.query(`update files set state = 'PENDING' where id = $1`, [mine.fileId])
  expect(await mayRead(owner, mine.fileId, server)).toBe(false)
  await server.db.pool.query(`update files set state = 'STORED', removed_at = now() where id = $1`, [
    mine.fileId,
  ])
  expect(await mayRead(owner, mine.fileId, server)).toBe(false)
})
