import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/*
 * The yardstick of bench:calls: node:http with the same driver, without checks, rules or a log. A call is one prepared
 * statement that reads the rows which the service's call reads, `$1` being the caller; a page is the service's own bytes
 * from memory.
 */

const OFFERS = `
  select o.id, o.group_id, false as is_group, o.status, o.expiry_day, o.created_at, o.selected_at, o.read_at,
    c.name as company_name, c.logo, p.name as operator_name, o.position, o.salary_min, o.salary_max, o.income_basis,
    o.bonus_min, o.bonus_max, o.signing_bonus, o.stock_kind, o.stock_min, o.stock_max, o.stock_years, o.offer_items,
    o.is_master, o.is_just_message, o.is_like, k.id as coffeechat_id, o.company_id,
    exists (select from offer_counters n where n.offer_id = o.id and n.answer = 'TAKEN_BACK') as is_taken_back,
    null::json as companies
  from offers o
  join operators p on p.id = o.operator_id
  left join companies c on c.id = o.company_id
  left join coffeechats k on k.offer_id = o.id
  where o.candidate_id = $1 and o.group_id is null and o.deliver_at <= now() and o.undone_at is null
  union all
  select g.id, g.id, true, g.status, g.expiry_day, g.created_at, g.decided_at, g.read_at, null, null, p.name, '',
    inside.salary_min, inside.salary_max, inside.income_basis, null, null, null, null, null, null, null, '{}', true,
    false, g.is_like, null, null, false, inside.companies
  from offer_groups g
  join operators p on p.id = g.operator_id
  cross join lateral (
    select min(o.salary_min) as salary_min, max(o.salary_max) as salary_max, max(o.income_basis) as income_basis,
      json_agg(json_build_object('name', c.name, 'logo', c.logo) order by o.id) as companies
    from offers o join companies c on c.id = o.company_id where o.group_id = g.id) inside
  where g.candidate_id = $1 and g.deliver_at <= now() and g.undone_at is null`

const ATTACK = `
  select u.is_active, u.attack_ends_at, nearest.*, counts.*
  from users u
  left join lateral (
    select o.id, o.expiry_day, o.read_at, o.position, o.salary_min, o.salary_max, o.income_basis, c.name, c.logo
    from offers o left join companies c on c.id = o.company_id
    where o.candidate_id = u.id and o.status = 'WAITING' order by o.expiry_day limit 1) nearest on true
  cross join lateral (
    select count(*)::int as received, count(*) filter (where o.status = 'WAITING')::int as waiting,
      count(*) filter (where o.status = 'MATCHED')::int as selected,
      count(*) filter (where o.status = 'EXPIRED')::int as expired, count(k.id)::int as coffeechats
    from offers o left join coffeechats k on k.offer_id = o.id where o.candidate_id = u.id) counts
  where u.id = $1`

const LISTS = `
  (select json_agg(c order by c.started_on desc) from careers c where c.user_id = u.id) as careers,
  (select json_agg(s order by s.place) from schools s where s.user_id = u.id) as schools,
  (select json_agg(i order by i.year) from incomes i where i.user_id = u.id) as incomes,
  (select json_agg(s order by s.year) from salary_items s where s.user_id = u.id) as salaries,
  (select json_agg(c.name order by c.position) from company_choices c where c.user_id = u.id) as companies`

const PROFILE = `select u.*, ${LISTS} from users u where u.id = $1`

const ROOMS = `
  select r.id, r.last_seq, r.last_message_at, c.name, c.logo, p.id as operator_id, p.name as operator, p.photo,
    p.greeting, k.seq as read, last.body, last.sender, last.created_at
  from message_rooms r
  join operators p on p.id = r.operator_id
  left join companies c on c.id = r.company_id
  left join read_marks k on k.room_id = r.id and k.reader_id = r.candidate_id
  left join lateral (
    select body, sender, created_at from messages m
    where m.room_id = r.id order by m.seq desc limit 1) last on true
  where r.candidate_id = $1 order by r.last_message_at desc`

const nearest = (job: string, direction: '>=' | '<') => `
  (select u.id, u.job_sub_label, u.career_months, u.verified_income from users u, me
   where ${job} and u.career_months ${direction} me.career_months
     and u.verified_income > 0 and u.certified_at is not null and u.deleted_at is null
   order by u.career_months ${direction === '<' ? 'desc, u.id desc' : ', u.id'} limit 150)`
const KIND = 'u.job_label = me.job_label and u.job_sub_label = me.job_sub_label'
const JOB = 'u.job_label = me.job_label'

const SALARY = `
  with me as (select * from users where id = $1),
  nearest as (${[nearest(KIND, '>='), nearest(KIND, '<'), nearest(JOB, '>='), nearest(JOB, '<')].join(' union ')})
  select n.job_sub_label, n.career_months, n.verified_income,
    (select avg(o.salary_min + o.salary_max)::float from offers o where o.candidate_id = n.id) as offered
  from nearest n where n.id <> $1`

/** `$1` is the recruiter's company. */
const CANDIDATES = `
  select u.*, ${LISTS},
    (select o.status from offers o where o.candidate_id = u.id and o.company_id = $1
     order by o.created_at desc limit 1) as offer
  from users u
  where u.is_active and u.attack_ends_at > now() order by u.last_active_at desc, u.id desc limit 20`

const STATEMENTS: ReadonlyMap<string, string> = new Map([
  ['/api/v3/users/offers', OFFERS],
  ['/api/v3/users/my/attack', ATTACK],
  ['/api/v3/users/profile', PROFILE],
  ['/api/users/message/room', ROOMS],
  ['/api/v3/users/salary', SALARY],
  ['/api/console/candidates', CANDIDATES],
])

const { BENCH_CONNECTION, BENCH_SERVICE } = process.env
const pool = new pg.Pool({ ...(JSON.parse(BENCH_CONNECTION!) as pg.PoolConfig), max: 10 })
const pages = new Map<string, Buffer>()

async function rowsFor(path: string, text: string, caller: unknown): Promise<string> {
  const { rows } = await pool.query({ name: path, text, values: [caller] })
  return JSON.stringify(rows)
}

async function pageAt(path: string): Promise<Buffer> {
  const page = pages.get(path) ?? Buffer.from(await (await fetch(BENCH_SERVICE + path)).arrayBuffer())
  pages.set(path, page)
  return page
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  const path = request.url!
  const text = STATEMENTS.get(path)
  const sent =
    text === undefined
      ? pageAt(path).then((body) => send(response, 'text/html; charset=utf-8', body))
      : rowsFor(path, text, request.headers['x-asking']).then((body) =>
          send(response, 'application/json; charset=utf-8', body),
        )
  sent.catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  console.log(`READY ${JSON.stringify({ port: (server.address() as AddressInfo).port })}`)
})
