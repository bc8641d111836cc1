import { SEARCH } from '@coffeeattack/domain/candidates/search-text'
import { expect, test as base } from 'vitest'
import { costOf } from '../platform/db/testing/test-plans.ts'
import { eventsAfter, openHead } from '../platform/streams/store.ts'
import { closing } from './closing.ts'
import { createCrowd, type Crowd } from './crowd-world.ts'

/*
 * Hot calls cost the same however many others there are: the statements are counted and explained as they were sent,
 * among thirty others and among a hundred times as many.
 */

type HotCall = {
  says: string
  ask: (crowd: Crowd) => Promise<unknown>
  /** What a call about others may take once there are enough of them; all other calls take what they take among few. */
  most?: { rows: number; statements?: number }
}

/** Another way through an index reads a few rows more; a row of every other person or company would be hundreds. */
const A_FEW = 20
/** Four walks to the nearest colleagues, each found again by its id, and two offers of each. */
const COLLEAGUES = { rows: 4 * 150 * 4 }
/**
 * As far as a search counts, in an index and in a table, and a page with its profiles. Words and skills that only some have
 * need more people than a test can make: `npm run bench:search` holds them among a million.
 */
const FOUND = { rows: 2 * (SEARCH.countLimit + 1) + 20 * 12, statements: 6 }
/** Once an hour a search by keys also counts how frequent they are, among four hundred. */
const FOUND_BY_KEYS = { rows: FOUND.rows + 400, statements: FOUND.statements + 1 }

const CALLS: readonly HotCall[] = [
  { says: '[OFR-9] my offers', ask: ({ get }) => get('/v3/users/offers') },
  { says: '[OFR-9] my single offers', ask: ({ get }) => get('/v2/users/offers') },
  { says: '[OFR-9] how many of them are unread', ask: ({ get }) => get('/users/offers/unread') },
  { says: '[OFR-9] one offer', ask: ({ get, offerId }) => get(`/v2/users/offers/${offerId}`) },
  {
    says: '[KEEP-4] the page of a company',
    ask: ({ get, companyId }) => get(`/users/company/${companyId}`),
  },
  {
    says: '[KEEP-4] the records of companies',
    ask: ({ get, companyId }) => get(`/users/company-records?ids=${companyId}`),
  },
  { says: '[OFR-10] the home card', ask: ({ get }) => get('/v3/users/my/attack') },
  { says: 'my profile', ask: ({ get }) => get('/v3/users/profile') },
  { says: '[PRO-15] the salary report', ask: ({ get }) => get('/v3/users/salary'), most: COLLEAGUES },
  { says: '[MSG-1] my rooms', ask: ({ get }) => get('/users/message/room') },
  { says: '[MSG-1] a page of a conversation', ask: ({ get, roomId }) => get(`/users/message/${roomId}`) },
  { says: 'how many notifications are unread', ask: ({ get }) => get('/users/notifications/unread') },
  {
    says: '[MSG-1] the events after a position',
    ask: ({ server, me }) => eventsAfter(server.db.drizzle, [{ audienceId: me.userId, after: 0 }], 200),
  },
  {
    says: '[MSG-1] the head of a stream',
    ask: ({ server, me }) =>
      openHead(server.db.drizzle, { audienceId: me.userId, memberId: me.userId }, server.clock()),
  },
  { says: '[MSG-1] a company’s inbox', ask: ({ console }) => console('rooms?q=안녕') },
  { says: '[MSG-1] an agent’s inbox', ask: ({ console, agent }) => console('rooms?filter=unread', agent) },
  { says: '[BIZ-7] the console’s notification centre', ask: ({ console }) => console('notices') },
  { says: '[BIZ-7] the numbers beside the console’s menu', ask: ({ console }) => console('counts') },
  { says: '[BIZ-5] the offers that a company sent', ask: ({ console }) => console('offers') },
  { says: '[BIZ-2] the candidates that fit best', ask: ({ console }) => console('candidates'), most: FOUND },
  {
    says: '[BIZ-2] the newest candidates',
    ask: ({ console }) => console('candidates?sort=recent'),
    most: FOUND,
  },
  {
    says: '[BIZ-2] candidates by a skill that all have',
    ask: ({ console }) => console('candidates?techStack=React'),
    most: FOUND_BY_KEYS,
  },
]

const test = base
  .extend('few', { scope: 'file' }, ({}, scope) => closing(createCrowd(1), scope))
  .extend('many', { scope: 'file' }, ({}, scope) => closing(createCrowd(100), scope))

// Making them takes longer than a test may.
test.beforeAll(({ few, many }) => expect(many.people).toBeGreaterThan(few.people), 120_000)

test.for(CALLS)(
  '$says: the same cost among 3,000 others as among 30',
  async ({ ask, most }, { few, many }) => {
    const before = await costOf(few.server.db, () => ask(few))
    const after = await costOf(many.server.db, () => ask(many))
    const statements = most?.statements ?? before.statements.length
    const rows = most?.rows ?? before.rowsRead + A_FEW
    expect(before.statements).not.toEqual([])
    expect(after.statements.length, after.statements.join('\n\n')).toBeLessThanOrEqual(statements)
    expect(after.rowsRead, after.scans.join('\n')).toBeLessThanOrEqual(rows)
    // A limit that all of them together do not reach would hold for every call.
    expect(most?.rows ?? 0).toBeLessThan(many.people)
  },
)
