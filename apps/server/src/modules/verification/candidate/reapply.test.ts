import { expect } from 'vitest'
import {
  type Applying,
  applying,
  type CareerItem,
  type Login,
  test,
  type VerificationWorld,
} from '../testing/verification-world.ts'

type Submitted = { careerItems: CareerItem[] }

const job = (company: string, start: string, end: string | null = null) => ({
  company,
  start,
  end,
  monthlyWon: 4_000_000,
})

const employ = (world: VerificationWorld, person: Applying, ...jobs: object[]) =>
  world.control('people', { ...person, jobs })

async function again(world: VerificationWorld, login: Login, person: Applying, flags: object) {
  const attempt = await world.begun(login, person, flags)
  await world.confirm(person.phone)
  return world.submit(login, attempt)
}

const userOf = async (world: VerificationWorld, { userId }: Login) =>
  (await world.rows<Record<string, unknown>>('select * from users where id = $1', [userId]))[0]!

test('[VER-3] who is certified and does not re-apply is told so, and nobody is asked', async ({ world }) => {
  const person = applying('01025000001', '김이미')
  const login = await world.certify(person)
  const before = world.asked('nhis-join')
  const answer = await world.begin(login, person)
  expect([answer.statusCode, answer.json()]).toEqual([208, { existence: true }])
  expect(world.asked('nhis-join')).toBe(before)
})

test('[VER-17] a restart makes the profile visible again for a new period', async ({ world }) => {
  const person = applying('01025000002', '이재개')
  const login = await world.certify(person)
  await world.db.pool.query(
    `update users set is_active = false, attack_ends_at = '2026-11-01' where id = $1`,
    [login.userId],
  )
  expect((await again(world, login, person, { reapply: true, isRestart: false })).statusCode).toBe(200)
  expect(await userOf(world, login)).toMatchObject({ is_active: false })
  expect((await again(world, login, person, { reapply: true, isRestart: true })).statusCode).toBe(200)
  expect(await userOf(world, login)).toMatchObject({
    is_active: true,
    attack_ends_at: new Date('2027-02-16T23:59:59.999+09:00'),
  })
})

test('[VER-17] a period that still runs stays as it is', async ({ world }) => {
  const person = applying('01025000003', '박기간')
  const login = await world.certify(person)
  const ends = new Date('2027-08-01T23:59:59.999+09:00')
  await world.db.pool.query('update users set attack_ends_at = $2 where id = $1', [login.userId, ends])
  await again(world, login, person, { reapply: true, isRestart: true })
  expect(await userOf(world, login)).toMatchObject({ attack_ends_at: ends })
})

test('[VER-17] what was written about a job stays with it, a new employer is added and blocked', async ({
  world,
}) => {
  const person = applying('01025000004', '최이직')
  await employ(world, person, job('(주)세모상점', '20210301'), job('달그락', '20180101', '20210215'))
  const login = await world.certify(person)
  await world.db.pool.query(
    `update careers set detail = '정산을 만들었어요', job = '서버 개발자' where user_id = $1 and company_key = '세모상점'`,
    [login.userId],
  )
  await employ(
    world,
    person,
    job('너울에너지', '20260601'),
    // The institution now writes another spelling, another day of joining, and the day of leaving.
    job('세모상점 주식회사', '20210302', '20260531'),
    job('달그락', '20180101', '20210215'),
  )
  const submitted = (await again(world, login, person, { reapply: true, isRestart: true })).json<Submitted>()
  expect(submitted.careerItems).toMatchObject([
    { company: '너울에너지', end: null, detail: '', job: '백엔드 개발자' },
    {
      company: '세모상점 주식회사',
      start: '2021-03-02',
      end: '2026-05-31',
      detail: '정산을 만들었어요',
      job: '서버 개발자',
    },
    { company: '달그락', end: '2021-02-15' },
  ])
  const blocked = await world.rows('select company_key from blocks where candidate_id = $1', [login.userId])
  expect(blocked).toEqual([{ company_key: '너울에너지' }])
})

test('[PRO-4] hidden jobs do not count for companies, but do for the person', async ({ world }) => {
  const person = applying('01025000005', '한숨김')
  await employ(world, person, job('너울에너지', '20251101'), job('달그락', '20180101', '20190101'))
  const login = await world.certify(person)
  await world.db.pool.query(
    `update careers set hidden = true where user_id = $1 and company_key = '달그락'`,
    [login.userId],
  )
  const answer = await again(world, login, person, { reapply: true, isRestart: true })
  expect(answer.json().totalMonth).toBe(12 + 12)
  expect(await userOf(world, login)).toMatchObject({ career_months: 12 })
})

test('[VER-12] a re-application that finds no career changes nothing', async ({ world }) => {
  const person = applying('01025000006', '윤없음')
  const login = await world.certify(person)
  const before = await userOf(world, login)
  await employ(world, person)
  const answer = await again(world, login, person, { reapply: true, isRestart: true })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'CAREER_NOT_FOUND'])
  expect(await userOf(world, login)).toEqual({
    ...before,
    updated_at: expect.any(Date) as Date,
    name_sealed: expect.any(String) as string,
    birthday_sealed: expect.any(String) as string,
  })
})

test('[VER-17] a certified account takes a new name from the phone, but no other birthday', async ({
  world,
}) => {
  const person = applying('01025000007', '임개명')
  const login = await world.certify(person)
  const renamed = { ...person, name: '임새봄' }
  expect((await again(world, login, renamed, { reapply: true, isRestart: true })).statusCode).toBe(200)
  const { userItems } = (await world.call('GET', '/users/verify', { token: login.accessToken })).json()
  expect(userItems.name).toBe('임새봄')
  const stranger = await world.begin(login, { ...person, birthday: '20000101' }, { reapply: true })
  expect([stranger.statusCode, stranger.json().code]).toEqual([400, 'VERIFY_INPUT_WRONG'])
})
