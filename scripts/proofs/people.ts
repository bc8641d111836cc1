import { createApp } from '../../apps/server/src/app.ts'
import { createDeps, type Deps } from '../../apps/server/src/deps.ts'
import { createLog } from '../../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../../apps/server/src/settings.ts'

/* Works inside the server, as no caller could: makes people, and runs a job at once. */

type App = Awaited<ReturnType<typeof createApp>>
export type Person = { id: string; token: string; roomId: string }

export async function inside<T>(
  settings: Record<string, string | undefined>,
  work: (deps: Deps, app: App) => Promise<T>,
) {
  const deps = await createDeps(readSettings(settings), { log: createLog({ level: 'silent' }) })
  const app = await createApp(deps)
  try {
    return await work(deps, app)
  } finally {
    await app.close()
    await deps.db.close()
  }
}

/** People with a name, a phone, a login and a room with one of our agents. */
export async function makePeople(count: number, { db: { pool }, secrets, ids }: Deps, { tokens }: App) {
  const agent = ids.next()
  await pool.query(
    `insert into operators (id, role, email, password_hash, name, created_at)
     values ($1, 'AGENT', 'proof@coffee.example', '', '정하린', now())`,
    [agent],
  )
  const people = []
  for (let place = 0; place < count; place++) {
    const [id, roomId, sessionId] = [ids.next(), ids.next(), ids.next()]
    const phone = `0109990${String(place).padStart(4, '0')}`
    await pool.query(
      `insert into users (id, phone_hash, phone_sealed, phone_proved_at, name_sealed, certified_at, last_active_at, created_at, updated_at)
       values ($1, $2, $3, now(), $4, now(), now(), now(), now())`,
      [
        id,
        secrets.mac('phone', phone),
        secrets.seal(phone, 'users.phone_sealed'),
        secrets.seal(`사람${place}`, 'users.name_sealed'),
      ],
    )
    await pool.query(
      `insert into sessions (id, user_id, device, created_at, last_used_at) values ($1, $2, '증명', now(), now())`,
      [sessionId, id],
    )
    await pool.query(
      `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at) values ($1, $2, $3, now(), now())`,
      [roomId, id, agent],
    )
    const token = tokens.issue('candidate', { subjectId: id, sessionId }, { isProved: true })
    people.push({ id, roomId, token })
  }
  return people
}
