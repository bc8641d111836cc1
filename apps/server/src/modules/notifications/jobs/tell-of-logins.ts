import type { Deps } from '../../../deps.ts'
import { tellPeople } from '../core/tell.ts'
import { loginsFromNewDevices } from './store.ts'

/** Far longer than the job pauses: what a process missed is made up for. */
const LOOK_BACK_MS = 60 * 60_000

/** Whoever is signed in somewhere new learns of it at once, at any hour (TRUST-8). */
export async function tellOfLogins({ db, clock, ids }: Deps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const logins = await loginsFromNewDevices(tx, new Date(now.getTime() - LOOK_BACK_MS))
    await tellPeople(
      tx,
      logins.map(({ sessionId, userId, device }) => ({
        type: 'SECURITY',
        subject: `${sessionId}:LOGIN`,
        userId,
        content: { device },
      })),
      { ids, now },
    )
  })
}
