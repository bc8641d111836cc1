import { createOffersWorld } from '../modules/offers/testing/offers-world.ts'
import { addWhole } from '../modules/profiles/testing/profile-world.ts'
import { createRoomsWorld } from '../modules/rooms/testing/rooms-world.ts'
import { insertInBulk } from '../platform/db/testing/test-plans.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestOperator } from './test-operator.ts'

/** How many others there are around the few people who ask: `1` is thirty of them. */
const OTHERS_ONCE = 30
/** Each company and each of our agents serves so many of them. */
const PEOPLE_A_COMPANY = 10

export type Crowd = Awaited<ReturnType<typeof createCrowd>>

/**
 * One person with a whole profile, offers and rooms, the recruiter and the agent they talk with, and a crowd that is like
 * them in everything: the same job, so that all are peers, with offers, rooms and words of their own.
 */
export async function createCrowd(times: number) {
  const server = await createTestApp()
  const me = await addWhole(server)
  const offers = await createOffersWorld(server)
  const rooms = await createRoomsWorld(server, '바다랩')
  const offerId = await offers.send(me)
  const { companyId } = await offers.offer(offerId)
  await offers.sendGroup(me)
  const { roomId } = await rooms.matchedRoom(me)
  await rooms.send(me, await rooms.agentRoom(me), '안녕하세요')
  const count = times * OTHERS_ONCE
  const values = [server.clock(), count, count / PEOPLE_A_COMPANY]
  await insertInBulk(server.db, [
    ...CROWD.map((text): [string, unknown[]] => [text, values]),
    // The triggers did not run, so the rows of the search are made here. Their keys are collected first and sorted then:
    // one by one they would take longer than all else here.
    ['alter index candidate_keys_in_time set (fastupdate = on)'],
    ['select renew_candidate_search(array(select id from users))'],
    // A small sample is enough, and the letters of every text are slow to take apart.
    ['set default_statistics_target = 10'],
    ['analyze'],
  ])
  return {
    server,
    me,
    offerId,
    companyId,
    roomId,
    recruiter: rooms.recruiter,
    agent: rooms.agent,
    people: count + 1,
    close: () => server.close(),
    get: (path: string) => answered(server, path, me),
    /** A call of the console, by the recruiter unless said otherwise. */
    console: (path: string, who: TestOperator = rooms.recruiter) => answered(server, `/console/${path}`, who),
  }
}

async function answered(server: TestApp, path: string, { token }: { token: string }): Promise<void> {
  const answer = await server.call('GET', path, { token })
  if (answer.statusCode !== 200) throw new Error(`GET ${path}: ${answer.statusCode} ${answer.body}`)
}

/** Ids follow from numbers, so that every table is filled by itself. */
const idOf = (what: string, number: string) => `md5('${what} ' || ${number})::uuid`
const COMPANY = idOf('company', 'n % ($3::int)')
const RECRUITER = idOf('recruiter', 'n % ($3::int)')

/** `$1` is now, `$2` how many people there are and `$3` how many companies; each statement names all three. */
const forEach = (insert: string, select: string, last = '$2::int') => `
  insert into ${insert}
  select ${select} from generate_series(0, ${last} - 1) n, (select $1::timestamptz as now, $2::int, $3::int) given`

const PEOPLE = forEach(
  `users (id, job_label, job_sub_label, tech_stack, hashtags, shown_job_label, shown_job_sub_label, shown_tech_stack,
    shown_hashtags, career_months, verified_income, hope_salary, last_active_at, certified_at, is_active, attack_ends_at,
    created_at, updated_at)`,
  `${idOf('person', 'n')}, '개발', '프론트엔드 개발자', array['React', 'skill ' || n % 50],
    array['검색'], '개발', '프론트엔드 개발자', array['React', 'skill ' || n % 50], array['검색'], n % 240, 3000 + n % 5000, 4000 + n % 5000,
    now - n * interval '1 minute', now, true, now + interval '60 days', now, now`,
)

const CROWD = [
  PEOPLE,
  forEach('companies (id, name, key, created_at)', `${COMPANY}, 'name ' || n, 'key ' || n, now`, '$3::int'),
  forEach(
    'operators (id, role, company_id, email, password_hash, name, created_at)',
    `${RECRUITER}, 'RECRUITER', ${COMPANY}, 'recruiter' || n || '@others.example', '', '채용 담당자', now`,
    '$3::int',
  ),
  forEach(
    'careers (id, user_id, company, company_key, started_on, detail, shown_job, shown_detail, verified_at, updated_at)',
    `${idOf('career', 'n')}, ${idOf('person', 'n')}, 'name ' || n, 'key ' || n, '2020-01-01', '결제를 만들었어요.', '', '결제를 만들었어요.', now, now`,
  ),
  forEach('blocks (candidate_id, company_key)', `${idOf('person', 'n / 5')}, 'key ' || n`, '5 * $2::int'),
  forEach(
    'incomes (user_id, year, source, amount, verified_at)',
    `${idOf('person', 'n')}, 2023, 'HEALTH', 3000 + n % 5000, now`,
  ),
  forEach(
    'salary_items (user_id, type, year, amount, updated_at)',
    `${idOf('person', 'n')}, 'INPUT', 2024, 3000 + n % 5000, now`,
  ),
  forEach(
    'schools (id, user_id, place, type, name, shown_name, created_at, updated_at)',
    `${idOf('school', 'n')}, ${idOf('person', 'n')}, 1, 'UNIVERSITY', '한빛대학교', '한빛대학교', now, now`,
  ),
  forEach(
    `offers (id, candidate_id, company_id, operator_id, type, status, salary_min, salary_max, created_at, deliver_at,
      expiry_day, decided_at, selected_at)`,
    `${idOf('offer', 'n')}, ${idOf('person', 'n / 2')}, ${COMPANY}, ${RECRUITER}, 'SUPER',
      case n % 2 when 0 then 'WAITING' else 'MATCHED' end, 5000, 6000, now, now, now::date + 7,
      case n % 2 when 1 then now end, case n % 2 when 1 then now end`,
    '2 * $2::int',
  ),
  forEach(
    'offer_groups (id, candidate_id, operator_id, message, created_at, deliver_at, expiry_day)',
    `${idOf('group', 'n')}, ${idOf('person', 'n')}, ${RECRUITER}, '', now, now, now::date + 7`,
  ),
  forEach(
    'coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)',
    `${idOf('coffeechat', 'n')}, ${idOf('offer', '(2 * n + 1)')}, ${idOf('person', 'n')}, ${COMPANY}, ${RECRUITER}, now`,
  ),
  forEach(
    'message_rooms (id, candidate_id, company_id, operator_id, last_seq, last_message_at, created_at)',
    `${idOf('room', 'n')}, ${idOf('person', 'n')}, ${COMPANY}, ${RECRUITER}, 2, now, now`,
  ),
  forEach(
    'messages (id, room_id, seq, sender, body, created_at)',
    `${idOf('message', 'n')}, ${idOf('room', 'n / 2')}, 1 + n % 2, 'SYSTEM', '말', now`,
    '2 * $2::int',
  ),
  forEach(
    'read_marks (room_id, reader_id, seq, read_at)',
    `${idOf('room', 'n')}, ${idOf('person', 'n')}, 1, now`,
  ),
  forEach(
    'notices (id, user_id, type, channel, dedupe_key, content, due_at, created_at, sent_at)',
    `${idOf('notice', 'n')}, ${idOf('person', 'n')}, 'OFFER', 'CENTRE', 'other ' || n, '{}', now, now, now`,
  ),
  forEach(
    'notices (id, operator_id, type, channel, dedupe_key, content, due_at, created_at, sent_at)',
    `${idOf('news', 'n')}, ${RECRUITER}, 'OFFER_MATCHED', 'CENTRE', 'news ' || n,
      jsonb_build_object('coffeechatId', ${idOf('coffeechat', 'n')}), now, now, now`,
  ),
  forEach('stream_heads (audience_id, last_seq)', `${idOf('person', 'n')}, 2`),
  forEach(
    'stream_events (audience_id, seq, kind, subject_id, at)',
    `${idOf('person', 'n / 2')}, 1 + n % 2, 'message', ${idOf('room', 'n / 2')}, now`,
    '2 * $2::int',
  ),
]
