import { createHash } from 'node:crypto'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { paths } from '@coffeeattack/contract/pages'
import { calendarEntry } from '@coffeeattack/domain/calendars/entry'
import { calendarFeed } from '@coffeeattack/domain/calendars/feed'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { arrangedChats, findFollowed, type Followed, noteRead } from './store.ts'

/** As `core/addresses.ts` makes it. */
const TOKEN = /^[\w-]{43}$/

/** For whoever asks at every glance; what they keep is theirs alone. */
const FRESH_SECONDS = 300

const pages: Readonly<Record<Followed['kind'], (coffeechatId: string) => string>> = {
  candidate: (id) => paths.accepted(id),
  operator: (id) => `${CONSOLE}${consolePaths.coffeechat(id)}`,
}

/** The calendar behind a secret address (BIZ-17); null where it leads nowhere. */
async function readCalendar(
  token: string,
  { db, clock, settings, secrets }: Pick<Deps, 'db' | 'clock' | 'settings' | 'secrets'>,
) {
  if (!TOKEN.test(token)) return null
  const [hash, now] = [hashToken(token), clock()]
  const followed = await findFollowed(db.drizzle, hash)
  if (!followed) return null
  const chats = await arrangedChats(db.drizzle, followed, { now, secrets })
  await noteRead(db.drizzle, hash, followed.lastReadAt, now)
  return calendarFeed({
    entries: chats.flatMap((chat) => calendarEntry(chat, now) ?? []),
    pageOf: (id) => settings.appOrigin + pages[followed.kind](id),
  })
}

/** Calendars show no login: the address is the key, so it is found by its hash and stands in no log. */
export function mountCalendars(api: FastifyInstance, deps: Deps, limits: Pick<Limits, 'admitVisitor'>): void {
  api.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    await limits.admitVisitor(request)
    const text = await readCalendar(request.params.token, deps)
    if (text === null) throw new Refusal('NOT_FOUND')
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', `private, max-age=${FRESH_SECONDS}`)
    // A proxy that compresses marks the tag as weak.
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  })
}
