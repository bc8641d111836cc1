import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { Deps } from '../apps/server/src/deps.ts'

/** Candidates who have a room with an agent, keep their message stream open, and write. */

export type Person = { place: number; roomId: string; token: string }

const AGENTS = 50

export async function makePeople(
  { db }: Deps,
  count: number,
  sign: (userId: string) => string,
): Promise<Person[]> {
  const ids = (many: number) => Array.from({ length: many }, () => randomUUID())
  const [people, rooms, agents] = [ids(count), ids(count), ids(AGENTS)]
  await db.pool.query(
    `insert into users (id, last_active_at, created_at, updated_at)
     select id, now(), now(), now() from unnest($1::uuid[]) id`,
    [people],
  )
  await db.pool.query(
    `insert into operators (id, role, email, password_hash, name, created_at)
     select id, 'AGENT', id || '@example.com', '', '정하린', now() from unnest($1::uuid[]) id`,
    [agents],
  )
  await db.pool.query(
    `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at)
     select room, person, ($3::uuid[])[1 + place % $4], now(), now()
     from unnest($1::uuid[], $2::uuid[]) with ordinality as made (room, person, place)`,
    [rooms, people, agents, AGENTS],
  )
  return people.map((userId, place) => ({ place, roomId: rooms[place]!, token: sign(userId) }))
}

/** Every candidate calls from an address of their own, so that no limit is met. */
const headersOf = ({ place, token }: Person) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': `10.0.${place >> 8}.${place & 255}`,
})

export type Reader = { onMessage?: (text: string) => void; onBeat?: () => void; onCut?: () => void }

/** Resolves when the stream is ready. */
async function openStream(
  url: string,
  person: Person,
  { onMessage, onBeat, onCut }: Reader,
): Promise<ClientRequest> {
  const call = request(`${url}/api/users/message/stream`, { headers: headersOf(person), agent: false })
  const { promise, resolve, reject } = Promise.withResolvers<ClientRequest>()
  let rest = ''
  call.on('error', reject).on('response', (answer) => {
    if (answer.statusCode !== 200) return reject(new Error(`a stream answered ${answer.statusCode}`))
    answer.on('close', () => onCut?.())
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        if (block === ':') onBeat?.()
        if (block.includes('event: ready')) resolve(call)
        const said = /^data: .*"message":"([^"]*)"/m.exec(block)?.[1]
        if (said !== undefined) onMessage?.(said)
      }
    })
  })
  call.end()
  return promise
}

const OPENING_AT_ONCE = 20

export async function openStreams(
  people: readonly Person[],
  urlOf: (person: Person) => string,
  reader: Reader,
): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = []
  for (let from = 0; from < people.length; from += OPENING_AT_ONCE) {
    const some = people.slice(from, from + OPENING_AT_ONCE)
    streams.push(...(await Promise.all(some.map((one) => openStream(urlOf(one), one, reader)))))
  }
  return streams
}

const agent = new Agent({ keepAlive: true })

export async function write(url: string, person: Person, message: string): Promise<void> {
  const headers = { ...headersOf(person), 'content-type': 'application/json' }
  const call = request(`${url}/api/users/message`, { method: 'POST', headers, agent })
  call.end(JSON.stringify({ roomId: person.roomId, message, clientId: randomUUID() }))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.resume()
  if (answer.statusCode !== 200) throw new Error(`a message answered ${answer.statusCode}`)
  await once(answer, 'end')
}
