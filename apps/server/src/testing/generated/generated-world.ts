import type { Call } from '@coffeeattack/contract/call'
import {
  operator,
  type Owner,
  candidate as candidateOwner,
  partner as partnerOwner,
} from '../../modules/sessions/core/owner.ts'
import { openSession } from '../../modules/sessions/core/token-pairs.ts'
import { addTestKey } from '../../modules/handover/testing/test-key.ts'
import { addPartner } from '../../modules/partners/testing/test-partner.ts'
import { createMarket } from '../console/market.ts'
import { talkWithoutName } from '../console/talk.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { addCandidate } from '../test-candidate.ts'
import { createTestClock } from '../test-clock.ts'
import { startTestSandbox } from '../test-sandbox.ts'

/** Words of paths and fields that are not the name of their table. */
const TABLES: Readonly<Record<string, string>> = {
  candidate: 'users',
  user: 'users',
  profile: 'users',
  message: 'message_rooms',
  room: 'message_rooms',
  assignee: 'operators',
  affiliate: 'companies',
  company: 'companies',
  card: 'pipeline_cards',
  search: 'saved_searches',
  endpoint: 'webhook_endpoints',
  delivery: 'webhook_deliveries',
  key: 'api_keys',
  time: 'coffeechat_times',
  post: 'talk_posts',
  inquiry: 'inquiries',
  device: 'sessions',
  more_request: 'more_offer_requests',
  reply: 'canned_replies',
  upload: 'files',
  share: 'standing_shares',
  list: 'people_lists',
  note: 'people_notes',
  talk: 'talk_posts',
  select: 'offer_groups',
  curation: 'offer_groups',
}
const LEAVING = 'DELETE /v3/users'
const IDS_OF_TABLE = 12

const tableOf = (name: string, tables: readonly string[]): string | undefined => {
  const word = name
    .replace(/(Id|Ids)$/, '')
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch)es$|s$/, '')
    .toLowerCase()
  return (
    TABLES[word] ??
    tables.find((table) => table === `${word}s`) ??
    tables.find((table) => table.includes(word))
  )
}

/** A market in the middle of its work, and a login that lives for whoever may make a call. */
export async function createGeneratedWorld() {
  const clock = createTestClock()
  const sandbox = await startTestSandbox(clock)
  const settings = { ...sandbox.environment, TRUST_PROXY: 'loopback' }
  const server = await createTestApp({ clock, settings })
  const people = [await addPerson(server), await addPerson(server)]
  const market = await createMarket(server, people[0]!)
  const { recruiter, agent } = market.viewers
  clock.advance({ minutes: 6 })
  await talkWithoutName(server, people[0]!, recruiter)
  await made(server, people[0]!, '/v2.1/users/coffeechat', { offerId: agent.offerId! })
  await made(server, recruiter, '/console/handover/endpoints', ENDPOINT)
  const partner = await addPartner(server)
  const apiKey = await addTestKey(server, recruiter.companyId!)
  const known = new Map<string, string[]>()

  const owners = (call: Call): Owner[] => {
    if (call.roles)
      return Object.values(market.viewers)
        .filter(({ role }) => call.roles!.includes(role))
        .map(({ operatorId }) => operator(operatorId))
    if (call.auth.startsWith('operator')) return [operator(recruiter.operatorId)]
    if (call.auth.startsWith('partner')) return [partnerOwner(partner.id)]
    return people.map(({ userId }) => candidateOwner(userId))
  }

  /** Whatever of them the last calls shut out or moved is let in again. */
  async function mend(): Promise<void> {
    const { pool } = server.db
    for (const { operatorId, role, companyId } of Object.values(market.viewers))
      await pool.query('update operators set disabled_at = null, role = $2, company_id = $3 where id = $1', [
        operatorId,
        role.toUpperCase(),
        companyId,
      ])
    await pool.query('update companies set active = true')
  }

  return {
    server,
    mend,
    /** Finds what the last calls made. */
    async look(): Promise<void> {
      const { rows } = await server.db.pool.query<{ name: string; ids: string[] }>(
        `select table_name as name, (xpath('//id/text()', query_to_xml(format(
           'select id from (select id from %I order by id desc limit ${IDS_OF_TABLE}) newest', table_name),
           false, false, '')))::text[] as ids
         from information_schema.columns
         where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
      )
      known.clear()
      for (const { name, ids } of rows) known.set(name, ids)
    },
    /** Of the first of these names that is one of a table. */
    ids(...names: readonly string[]): readonly string[] {
      const found = names.map((name) => known.get(tableOf(name, [...known.keys()]) ?? ''))
      return found.find((ids) => ids && ids.length > 0) ?? []
    },
    /** A new login each time: some calls end the one that makes them. */
    async tokenFor(key: string, call: Call, one: <T>(all: readonly T[]) => T): Promise<string | null> {
      if (call.auth === 'none') return null
      if (call.auth === 'api-key') return apiKey
      // Nobody else of the world leaves.
      if (key === LEAVING) return (await addPerson(server)).token
      const owner = one(owners(call))
      if (owner.kind === 'candidate' && call.auth !== 'refresh')
        return server.signIn('candidate', { subjectId: owner.id }).token
      const pair = await openSession(server.db.drizzle, owner, { userAgent: 'generated' }, server.deps)
      return call.auth.endsWith('refresh') ? pair.refreshToken : pair.accessToken
    },
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

export type GeneratedWorld = Awaited<ReturnType<typeof createGeneratedWorld>>

const addPerson = (server: TestApp) =>
  addCandidate(server, {
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React'],
    hashtags: ['새소리'],
    careerMonths: 62,
    verifiedIncome: 5_347,
    hopeSalary: 6_500,
    isActive: true,
    attackEndsAt: new Date('2099-12-31T14:59:59Z'),
  })

const ENDPOINT = { name: '채용', url: 'https://hooks.dawn.example/in', events: ['coffeechat.matched'] }

async function made(
  server: TestApp,
  { token }: { token: string },
  path: string,
  body: object,
): Promise<void> {
  const answer = await server.call('POST', path, { token, body })
  if (answer.statusCode !== 200) throw new Error(`POST ${path}: ${answer.body}`)
}
