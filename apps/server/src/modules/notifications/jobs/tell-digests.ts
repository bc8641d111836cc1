import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import {
  type Digest,
  type DigestLinks,
  digestDays,
  digestMail,
  isDigestDue,
} from '@coffeeattack/domain/notifications/operator-mail'
import {
  groupOf,
  operatorNotifications,
  type OperatorNotificationType,
} from '@coffeeattack/domain/notifications/operator-notifications'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notCalledOff, timeIsFixed, waitsForCompany } from '../../coffeechats/core/sql.ts'
import { openCount } from '../../desk/core/store.ts'
import { delivered } from '../../offers/core/sql.ts'
import { isOnBoard, remindedColleague } from '../../pipeline/core/sql.ts'
import { person, works } from '../../operators/core/sql.ts'
import { FROM_NOTIFICATIONS, IS_OPEN } from '../console/fact-sql.ts'
import { DEFAULT_READER, type OperatorReader, readersOf } from '../console/settings.ts'
import { postMail } from '../core/mails.ts'

const PAGE = 200
const NAME = 'tell-digests'

/** In the morning one mail about yesterday and today, at each operator's own hour (BIZ-7). */
export const tellDigests = (deps: Deps): Promise<void> =>
  eachAlone(NAME, deps, (alone) => tellEverybody(deps, alone))

export const tellDigestsJob: Job = { name: NAME, cron: '*/10 * * * *', run: tellDigests }

async function tellEverybody(deps: Deps, alone: Alone): Promise<void> {
  const { db, clock, stopping } = deps
  const now = clock()
  const day = formatDay(kstDay(now))
  let after: string | null = null
  do {
    const page: DigestReader[] = await readersWithoutDigest(db.drizzle, { day, after, limit: PAGE })
    const readers = await readersOf(
      db.drizzle,
      page.map(({ id }) => id),
    )
    for (const reader of page) {
      const { digest } = readers.get(reader.id) ?? DEFAULT_READER
      if (digest.on && isDigestDue(digest, now)) await alone.one(() => tellOne(reader, digest, deps))
    }
    after = page.length === PAGE ? page.at(-1)!.id : null
  } while (after && !stopping.aborted)
}

/** Once a day, however often it is tried; a day with nothing to say counts too. */
async function tellOne(reader: DigestReader, { weekdaysOnly }: OperatorReader['digest'], deps: Deps) {
  const { db, clock, ids, settings } = deps
  const now = clock()
  const day = formatDay(kstDay(now))
  await db.transaction(async (tx) => {
    if (!(await claimDigest(tx, { id: ids.next(), operatorId: reader.id, day, now }))) return
    const digest = await digestOf(tx, reader, { ...digestDays(weekdaysOnly, now), day, now })
    const letter = digestMail(digest, linksFrom(settings.appOrigin + CONSOLE))
    if (!letter) return
    const expiresAt = new Date(now.getTime() + DAY_MS / 2)
    await postMail(tx, { kind: 'NEWS', to: reader.email, letter, expiresAt }, deps)
  })
}

/** Each line leads to the list that it counts. */
const linksFrom = (origin: string): DigestLinks => ({
  meetingsToday: origin + consolePaths.coffeechats(),
  arrangements: origin + consolePaths.coffeechats(),
  remindersToday: `${origin + consolePaths.pipeline()}?mine=1`,
  counters: `${origin + consolePaths.sentOffers()}?only=countered`,
  questions: `${origin + consolePaths.sentOffers()}?only=asked`,
  deadlinesToday: `${origin + consolePaths.sentOffers()}?only=today`,
  inquiries: origin + consolePaths.inquiries(),
  requests: origin + consolePaths.moreRequests(),
  happened: origin + consolePaths.notifications(),
})

type DigestReader = { id: string; email: string; role: OperatorRole; companyId: string | null }

const KEY = `'DIGEST:' || p.id || ':' || $1`

/** The next active operators without a digest on that day in Seoul. */
async function readersWithoutDigest(
  db: Queries,
  { day, after, limit }: { day: string; after: string | null; limit: number },
): Promise<DigestReader[]> {
  const { rows } = await db.$client.query<DigestReader>(
    `select p.id, p.email, lower(p.role) as role, p.company_id as "companyId" from operators p
     where ${works('p')} and ${person('p')} and p.role <> 'ADMIN' and ($2::uuid is null or p.id > $2)
       and not exists (select from notices n where n.dedupe_key = ${KEY})
     order by p.id limit $3`,
    [day, after, limit],
  )
  return rows
}

type NewDigest = { id: string; operatorId: string; day: string; now: Date }

/** False if another process was faster: the key allows one digest per day. */
async function claimDigest(tx: Queries, { id, operatorId, day, now }: NewDigest): Promise<boolean> {
  const dedupeKey = `DIGEST:${operatorId}:${day}`
  const digest = { id, operatorId, type: 'DIGEST', channel: 'MAIL', dedupeKey, content: {} } as const
  const { rowCount } = await tx
    .insert(notices)
    .values({ ...digest, dueAt: now, createdAt: now, sentAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

type Days = { days: number; since: Date; today: Date; tomorrow: Date; day: string; now: Date }

/** How many notifications of a type still wait for an answer. */
const open = (type: OperatorNotificationType): string => `(select count(*)::int ${FROM_NOTIFICATIONS}
  where n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null and n.type = '${type}' and ${IS_OPEN})`

/** One statement. Offers and coffee chats of a company count for each of its recruiters, whoever sent them. */
async function digestOf(
  db: Queries,
  { id, role, companyId }: DigestReader,
  { days, since, today, tomorrow, day, now }: Days,
): Promise<Digest> {
  const owned = (row: string) => `${row}.${companyId ? 'company_id' : 'operator_id'} = $4`
  const isAgent = role === 'agent'
  const { rows } = await db.$client.query<
    Omit<Digest, 'happened' | 'days'> & { happened: Record<string, number> | null }
  >(
    `select
       (select json_object_agg(type, count) from (
          select n.type, count(*)::int as count from notices n
          where n.operator_id = $3 and n.channel = 'CENTRE' and n.dropped_at is null
            and n.created_at >= $5 and n.created_at < $6 group by n.type) told) as happened,
       ${open('OFFER_COUNTERED')} as counters, ${open('OFFER_ASKED')} as questions,
       (select count(*)::int from coffeechats k join users u on u.id = k.candidate_id
        where ${owned('k')} and ${waitsForCompany('k', 'u', '$1')}) as arrangements,
       (select count(*)::int from coffeechats k join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
          join coffeechat_times t on t.coffeechat_id = k.id and ${timeIsFixed('t')}
        where ${owned('k')} and ${notCalledOff('k')} and t.starts_at >= $6 and t.starts_at < $7) as "meetingsToday",
       (select count(*)::int from offers o join users u on u.id = o.candidate_id and ${hasNotLeft('u')}
        where ${owned('o')} and o.status = 'WAITING' and o.expiry_day = $2::date and ${delivered('o', '$1')})
         as "deadlinesToday",
       (select count(*)::int from pipeline_cards c
        where c.company_id = $4 and c.remind_on = $2::date and ${isOnBoard('c', '$1')}
          and coalesce(${remindedColleague('c', 'assignee_id')}, ${remindedColleague('c', 'reminds_id')}) = $3)
         as "remindersToday",
       ${isAgent ? openCount('inquiries') : 0} as inquiries,
       ${isAgent ? `${openCount('more_offer_requests')} + ${openCount('agent_applications')}` : 0} as requests`,
    [now, day, id, companyId ?? id, since, today, tomorrow],
  )
  const { happened, ...todo } = rows[0]!
  return { ...todo, days, happened: byGroup(happened ?? {}) }
}

function byGroup(types: Readonly<Record<string, number>>): Digest['happened'] {
  const groups: Record<string, number> = {}
  for (const [type, count] of Object.entries(types)) {
    if (!Object.hasOwn(operatorNotifications, type)) continue
    const group = groupOf(type as OperatorNotificationType)
    groups[group] = (groups[group] ?? 0) + count
  }
  return groups
}
