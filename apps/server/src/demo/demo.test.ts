import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { verify } from '@node-rs/argon2'
import { describe, expect } from 'vitest'
import { createTestDatabase, test as base, type TestDatabase } from '../platform/db/testing/test-database.ts'
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts'
import { demoSecrets as secrets, demoTemplate, loadInto } from './testing/demo-test.ts'

/** `other` has the demo that the other files' tests see. */
const test = base.extend('other', { scope: 'file' }, async ({}, { onCleanup }) => {
  const other = await createTestDatabase(await demoTemplate())
  onCleanup(() => other.drop())
  return other
})

async function rowsOf(
  db: TestDatabase,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await db.pool.query<Record<string, unknown>>(statement, values)).rows
}

async function numberOf(db: TestDatabase, statement: string): Promise<number> {
  const [row] = await rowsOf(db, statement)
  return Number(Object.values(row ?? {})[0])
}

/** Everything in the database but what is random on purpose: seals, password hashes, and ids that the database gives. */
async function contentHashes(db: TestDatabase): Promise<Record<string, unknown>[]> {
  const tables = await rowsOf(
    db,
    `select table_name as name, array_agg(column_name) filter (where column_name ~ '_sealed$|^password_hash$'
       or (table_name ~ '^pipeline_(cards|events)$' and column_name = 'id')
       or (table_name ~ '^proof' and column_name in
         ('id', 'proof_id', 'key_id', 'public_key', 'token', 'place', 'address_hash'))) as random
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`,
  )
  const hashes: Record<string, unknown>[] = []
  for (const { name, random } of tables)
    hashes.push(
      ...(await rowsOf(
        db,
        `select $1::text as name, md5(string_agg(kept, ',' order by kept))
         from (select (to_jsonb(t) - $2::text[])::text as kept from ${name as string} t) rows`,
        [name, random ?? []],
      )),
    )
  return hashes
}

describe('whether it loads', () => {
  test('never in production, and not unless asked', async ({ db }) => {
    await expect(loadInto(db, { production: true })).rejects.toThrow('운영 환경')
    expect(await loadInto(db, { demoData: false })).toBe(false)
    expect(await numberOf(db, 'select count(*) from users')).toBe(0)
  })

  test('once, of several that start together', async ({ db }) => {
    const loads = await Promise.all([loadInto(db), loadInto(db)])
    expect(loads.filter(Boolean)).toHaveLength(1)
  })

  test('the same clock gives the same world, and a second load does nothing', async ({ db, other }) => {
    const once = await contentHashes(db)
    expect(await loadInto(db)).toBe(false)
    expect(await contentHashes(db)).toEqual(once)
    expect(await contentHashes(other)).toEqual(once)
  })
})

describe('what is in it', () => {
  test('[FIRM-2] has companies that wait, were refused, paused and closed', async ({ db }) => {
    const states = await rowsOf(db, 'select distinct state from companies order by state')
    expect(states.map(({ state }) => state)).toEqual([
      'APPROVED',
      'CHECKING',
      'CLOSED',
      'IN_REVIEW',
      'PAUSED',
      'REFUSED',
    ])
  })

  test('is as large as a demo needs', async ({ db }) => {
    expect(await numberOf(db, 'select count(*) from companies')).toBe(66)
    expect(await numberOf(db, "select count(*) from operators where role <> 'ADMIN'")).toBe(26)
    expect(await numberOf(db, 'select count(*) from users')).toBe(300)
    expect(await numberOf(db, "select count(*) from offers where type = 'SUPER'")).toBeGreaterThan(450)
    expect(await numberOf(db, 'select count(*) from offer_groups')).toBeGreaterThan(35)
    for (const table of [
      'messages',
      'notices',
      'profile_views',
      'utm_visits',
      'survey_answers',
      'talk_posts',
      'consents',
    ]) {
      expect(await numberOf(db, `select count(*) from ${table}`), table).toBeGreaterThan(30)
    }
    for (const table of [
      'blog_posts',
      'inquiries',
      'referrals',
      'more_offer_requests',
      'agent_applications',
      'withdrawals',
      'lifetime_items',
      'talk_reports',
      'notification_settings',
      'company_aliases',
      'people_marks',
      'people_list_members',
      'people_notes',
      'pipeline_events',
      'offer_templates',
      'webhook_events',
      'handovers',
      'market_hopes',
      'market_answers',
      'verification_failures',
    ]) {
      expect(await numberOf(db, `select count(*) from ${table}`), table).toBeGreaterThan(1)
    }
  })

  test('[OFR-13] no company that is hidden from has sent an offer, opened a profile or has a room', async ({
    db,
  }) => {
    for (const table of ['offers', 'profile_views', 'message_rooms']) {
      const blocked = await numberOf(
        db,
        `select count(*) from ${table} t join company_keys using (company_id) join blocks using (candidate_id, company_key)`,
      )
      expect(blocked, table).toBe(0)
    }
    // And the rule has something to forbid.
    expect(
      await numberOf(db, 'select count(*) from blocks join company_keys using (company_key)'),
    ).toBeGreaterThan(50)
  })

  test('[OFR-1] the ledger tells the status of every offer', async ({ db }) => {
    const wrong = await rowsOf(
      db,
      `
      select o.id, o.status, array_agg(e.event order by e.id) as events
      from offers o left join offer_events e on e.offer_id = o.id
      group by o.id
      having o.status <> coalesce(max(case e.event when 'ACCEPTED' then 'MATCHED' when 'REFUSED' then 'REFUSED'
        when 'EXPIRED' then 'EXPIRED' when 'ASKED_AGENT' then 'AGENT' end), 'WAITING')`,
    )
    expect(wrong).toEqual([])
    expect(await numberOf(db, "select count(*) from offers where status = 'MATCHED'")).toBe(
      await numberOf(db, 'select count(*) from coffeechats'),
    )
  })

  test('[TRUST-7] the counts are those of the offers that were not taken back', async ({ db }) => {
    const wrong = await rowsOf(
      db,
      `
      with sent as (
        select o.company_id, to_char(o.created_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*) as sent
        from offers o join operators p on p.id = o.operator_id
        where p.role = 'RECRUITER' and o.undone_at is null group by 1, 2)
      select * from sent full join offer_counts c on c.company_id = sent.company_id and c.period = sent.day
      where char_length(coalesce(c.period, 'none')) <> 7 and sent.sent is distinct from c.sent`,
    )
    expect(wrong).toEqual([])
  })

  test('[BIZ-10] the board of the company one signs in to is full, and its counts are those of the people', async ({
    db,
  }) => {
    const stages = await rowsOf(
      db,
      `select stage, count(*)::int as people, count(assignee_id)::int as assigned, count(position_id)::int as placed
       from pipeline_cards c join companies k on k.id = c.company_id where k.name = '노을클라우드' group by 1`,
    )
    expect(stages.map(({ stage }) => stage).toSorted()).toEqual(pipelineStages.toSorted())
    expect(stages.every(({ assigned, placed }) => Number(assigned) > 0 && Number(placed) > 0)).toBe(true)
    const wrong = await rowsOf(
      db,
      `
      with known as (
        select company_id, candidate_id from offers where company_id is not null and undone_at is null
        union select company_id, candidate_id from people_marks where starred_at is not null)
      select * from (select known.* from known join users u on u.id = candidate_id where u.deleted_at is null) known
      full join pipeline_cards c using (company_id, candidate_id)
      where c.id is null or known.company_id is null`,
    )
    expect(wrong).toEqual([])
  })

  test('[BIZ-9] every card of a position is of its company, and what was sent for it is too', async ({
    db,
  }) => {
    const strangers = await numberOf(
      db,
      `select count(*) from positions p join pipeline_cards c on c.position_id = p.id where c.company_id <> p.company_id`,
    )
    expect(strangers).toBe(0)
    const noeul = `company_id = (select id from companies where name = '노을클라우드')`
    const open = 'select count(*) from positions where closed_at is null and '
    expect(await numberOf(db, open + noeul)).toBe(4)
    expect(await numberOf(db, `${open} not ${noeul}`)).toBeGreaterThan(30)
    expect(
      await numberOf(
        db,
        `select count(*) from offers o join positions p on p.id = o.position_id where o.company_id is distinct from p.company_id`,
      ),
    ).toBe(0)
  })

  test('[MSG-1] messages are numbered from one, and nobody has read further than that', async ({ db }) => {
    expect(
      await numberOf(
        db,
        'select count(*) from message_rooms r where last_seq <> (select count(*) from messages m where m.room_id = r.id)',
      ),
    ).toBe(0)
    expect(
      await numberOf(
        db,
        'select count(*) from read_marks k join message_rooms r on r.id = k.room_id where k.seq > r.last_seq',
      ),
    ).toBe(0)
    expect(
      await numberOf(db, 'select count(*) from message_rooms where closed_at is not null'),
    ).toBeGreaterThan(0)
  })
})

describe('who can sign in', () => {
  test('한지우, by phone', async ({ db }) => {
    const phone = demoAccounts.candidate.phone.replaceAll('-', '')
    const [user] = await rowsOf(db, 'select * from users where phone_hash = $1', [
      secrets.mac('phone', phone),
    ])
    expect(secrets.open(String(user?.name_sealed), 'users.name_sealed')).toBe('한지우')
    expect(secrets.open(String(user?.phone_sealed), 'users.phone_sealed')).toBe(phone)
    expect(user?.kakao_sub).toBe(demoAccounts.candidate.kakaoSub)
  })

  test('the operators and the partner, by password', async ({ db }) => {
    for (const { email } of [
      demoAccounts.recruiter,
      demoAccounts.applicant,
      demoAccounts.agent,
      demoAccounts.admin,
    ]) {
      const [operator] = await rowsOf(db, 'select password_hash from operators where email = $1', [email])
      expect(await verify(String(operator?.password_hash), DEMO_PASSWORD), email).toBe(true)
    }
    const [partner] = await rowsOf(db, 'select password_hash from partners where email = $1', [
      demoAccounts.partner.email,
    ])
    expect(await verify(String(partner?.password_hash), DEMO_PASSWORD)).toBe(true)
  })
})
