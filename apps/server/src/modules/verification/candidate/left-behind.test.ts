import { existsSync } from 'node:fs'
import { type Call, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { describe, expect } from 'vitest'
import { addWholePerson, tablesAboutPeople } from '../../accounts/testing/whole-person.ts'
import { storeBytes } from '../../accounts/testing/withdrawal-world.ts'
import { sweepFilesJob } from '../../files/jobs/sweep-files.ts'
import {
  type Applying,
  applying,
  type Begun,
  type Login,
  test,
  type VerificationWorld,
} from '../testing/verification-world.ts'

type World = VerificationWorld

/** Rows that companies and matches write about certified people. An account whose phone is not proved was never certified. */
const ABOUT_CERTIFIED = [
  'coffeechats',
  'handovers',
  'kept_words',
  'market_hope_people',
  'offer_groups',
  'offers',
  'people_list_members',
  'people_marks',
  'people_notes',
  'pipeline_cards',
  'pipeline_events',
  'profile_views',
  'proofs',
  'record_answers',
  'webhook_events',
  'withdrawals',
]

/** The tables that say something of the person, with how much; of logins only those that last. */
async function rowsAbout(world: World, userId: string): Promise<Record<string, number>> {
  const { rows: columns } = await world.db.pool.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0`,
  )
  const found: Record<string, number> = {}
  for (const { table, column } of columns) {
    const lasting = table === 'sessions' ? 'and ended_at is null' : ''
    const [row] = await world.rows<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1 ${lasting}`,
      [userId],
    )
    if (row!.count > 0) found[table] = row!.count
  }
  return found
}

/** What the row of the account says, apart from its phone and the moments that every account has. */
async function ownWords(world: World, userId: string) {
  const [row] = await world.rows<Record<string, unknown>>('select * from users where id = $1', [userId])
  const shared = /^(id|phone_.*|last_active_at|created_at|updated_at)$/
  return Object.fromEntries(Object.entries(row!).filter(([column]) => !shared.test(column)))
}

/** Somebody proved a phone, made themselves at home, and then registered the number of somebody else. */
async function atHome(world: World, ownPhone: string) {
  const thief = await world.signInByCode(ownPhone)
  const { accessToken: token } = thief
  const calendar = (await world.call('POST', '/users/calendar', { token })).json().address.url as string
  const email = { email: 'thief@example.com' }
  expect((await world.call('PATCH', '/users/email', { token, body: email })).statusCode).toBe(200)
  return { thief, feed: new URL(calendar).pathname.replace('/api', '') }
}

describe('[SAFE-1] nothing that an earlier login left meets whoever proves the phone', () => {
  test('another phone takes the calendar address and the e-mail away at once', async ({ world }) => {
    const { thief, feed } = await atHome(world, '01090001001')
    const answers = async () => (await world.call('GET', feed)).statusCode
    expect(await answers()).toBe(200)
    const victim = applying('01022001001', '이피해')
    const moved = (await world.create(victim, {}, thief.accessToken)).json<Login>()
    expect(moved.userId).toBe(thief.userId)
    expect(await answers()).toBe(404)
    expect(await ownWords(world, moved.userId)).toMatchObject({ email_sealed: null })

    const mine = await world.signInByCode(victim.phone)
    expect(mine.userId).toBe(thief.userId)
    expect(await answers()).toBe(404)
    const seen = (await world.call('GET', '/users/export', { token: mine.accessToken })).body
    expect(seen).not.toContain('thief@example.com')
    expect(seen).not.toContain('이피해')
  })

  test('what was left before that is gone with the code, in every table that knows people', async ({
    world,
  }) => {
    const left = await addWholePerson(world, { withOffers: false })
    await world.rows(
      `update users set phone_proved_at = null, certified_at = null, is_active = false, attack_ends_at = null
       where id = $1`,
      [left.userId],
    )
    const path = await storeBytes(world, left)
    const fresh = applying('01022001002', '새사람')
    const untouched = await world.signInByCode(fresh.phone)

    const mine = await world.signInByCode(left.phone)
    expect(mine.userId).toBe(left.userId)
    const about = await rowsAbout(world, mine.userId)
    expect(Object.keys(about).filter((table) => !ABOUT_CERTIFIED.includes(table))).toEqual(['sessions'])
    expect(about['sessions']).toBe(1)
    expect(await ownWords(world, mine.userId)).toEqual(await ownWords(world, untouched.userId))
    await sweepFilesJob.run(world.deps)
    expect(existsSync(path)).toBe(false)
    const known = await tablesAboutPeople(world)
    expect(ABOUT_CERTIFIED.filter((table) => !known.includes(table))).toEqual([])
  })

  test('whatever a login may do before the proof leaves nothing', async ({ world }) => {
    const victim = applying('01022001003', '박피해')
    const login = await world.register(victim)
    const done = await everyCallBeforeProof(world, login, victim)
    const marked = Object.entries(calls as Record<string, Call>).filter(([, call]) => call.beforeProof)
    expect(Object.keys(done).toSorted()).toEqual(marked.map(([key]) => key).toSorted())
    expect(Object.values(done).filter((status) => status >= 500)).toEqual([])
    expect(Object.keys(await rowsAbout(world, login.userId))).toEqual(
      expect.arrayContaining([
        'company_choices',
        'consents',
        'inquiries',
        'utm_visits',
        'verification_attempts',
      ]),
    )

    const mine = await world.signInByCode(victim.phone)
    expect(mine.userId).toBe(login.userId)
    expect(await rowsAbout(world, mine.userId)).toEqual({ sessions: 1 })
  })

  test('an identity verification by the login that filled in the form keeps its form and its question', async ({
    world,
  }) => {
    const { thief } = await atHome(world, '01090001004')
    const person = applying('01022001004', '두번호')
    const moved = (await world.create(person, { userSelect: ['좋은회사'] }, thief.accessToken)).json<Login>()
    await world.post('/users/ask', moved.accessToken, { from: '/', message: '인증이 안 돼요' })
    // Before this rule existed, an account that changed its phone kept its e-mail; such rows are still there.
    await world.rows(`update users set email_sealed = 'old' where id = $1`, [moved.userId])

    const attempt = await world.begun(moved, person)
    await world.confirm(person.phone)
    expect((await world.submit(moved, attempt)).statusCode).toBe(200)
    const about = await rowsAbout(world, moved.userId)
    expect(about).toMatchObject({ company_choices: 1, consents: 3, inquiries: 1, sessions: 1 })
    expect(await ownWords(world, moved.userId)).toMatchObject({ email_sealed: null, job_label: '개발' })
  })
})

/** Makes every call that a login may make before its phone is proved; answers the status of each. */
async function everyCallBeforeProof(
  world: World,
  { accessToken: token }: Login,
  person: Applying,
): Promise<Record<string, number>> {
  const visited = { source: 'thief', campaign: '', medium: '', content: '', term: '', landing: '/', ref: '' }
  const visit = (await world.call('POST', '/users/utm', { body: visited })).json<{ id: string }>()
  const { name, phone } = person
  const done: Record<string, number> = {}
  async function make(key: string, body?: object, query = '') {
    const { method, path } = splitKey(key)
    const answer = await world.call(method, path + query, { token, ...(body && { body }) })
    done[key] = answer.statusCode
    return answer
  }
  await make('GET /talk/posts')
  await make('GET /users/exist', undefined, `?${new URLSearchParams({ name, phone })}`)
  await make('PATCH /users/utm', { id: visit.id, status: 'AGREE' })
  await make('POST /users/ask', { from: '/', message: '도둑의 질문' })
  await make('POST /v2/users', {
    ...person,
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    userSelect: ['도둑회사'],
  })
  const asked = { ...person, type: 'kakao', loginTypeLevel: 1 }
  await make('POST /v2/users/verify', asked)
  const begun = (await make('POST /v3/users/verify', asked)).json<Begun>()
  await make('POST /users/verify/salary', begun)
  await make('POST /v3/users/verify/salary', begun)
  await make('POST /v3/users/submit', begun)
  await make('POST /auth/logout')
  return done
}
