import { expect } from 'vitest'
import {
  applying,
  type Begun,
  type CareerItem,
  JIU,
  type Login,
  test,
} from '../testing/verification-world.ts'

type Submitted = Login & { careerItems: CareerItem[]; totalMonth: number }

test('[VER-2] exist, create, verify, submit, salary: a certified profile with its verified facts', async ({
  world,
}) => {
  const query = new URLSearchParams({ name: JIU.name, phone: JIU.phone })
  expect((await world.call('GET', `/users/exist?${query}`)).json()).toEqual({ existence: false })

  const login = await world.register(JIU)
  const answer = await world.begin(login, JIU)
  const attempt = answer.json<Begun>()
  expect([answer.statusCode, attempt]).toEqual([
    200,
    {
      id: expect.any(String),
      cfid: expect.any(String),
      jobIndex: 0,
      threadIndex: 0,
      jti: expect.any(String),
      twoWayTimestamp: expect.any(Number),
      loginTypeLevel: 1,
      expiresAt: '2026-11-16T01:05:00.000Z',
    },
  ])

  await world.confirm(JIU.phone)
  const submitted = (await world.submit(login, attempt)).json<Submitted>()
  expect(submitted.userId).toBe(login.userId)
  expect(submitted.careerItems).toMatchObject([
    { company: '두들페이', start: '2023-09-04', end: null, job: '백엔드 개발자', detail: '', hide: false },
    { company: '한뼘교육', start: '2021-08-04', end: '2023-09-02', job: '', detail: '', hide: false },
    { company: '솔잎웹', start: '2018-09-04', end: '2021-08-02', job: '', detail: '', hide: false },
  ])
  // Without a month's break from September 2018 to November 2026.
  expect(submitted.totalMonth).toBe(8 * 12 + 2)

  const salary = await world.salary(submitted, attempt)
  expect([salary.statusCode, salary.json()]).toEqual([
    200,
    { salaryByHealth: 5200, salaryByTax: null, salaryType: 'HEALTH', partIncome: null, year: 2025 },
  ])
  const [user] = await world.rows('select * from users where id = $1', [login.userId])
  expect(user).toMatchObject({
    career_months: 98,
    verified_income: 5200,
    is_active: true,
    certified_at: world.clock(),
    attack_ends_at: new Date('2027-02-16T23:59:59.999+09:00'),
  })
})

test('[OFR-13] the current employer is on the block list, former ones are not', async ({ world }) => {
  const { userId } = await world.certify(applying('01010000101', '박도현'))
  const blocked = await world.rows('select company_key from blocks where candidate_id = $1', [userId])
  expect(blocked).toEqual([{ company_key: '너울에너지' }])
})

test.for([
  [0, 'SKT'],
  [1, 'KT'],
  [2, 'LG U+'],
])('[VER-6] PASS with carrier %i (%s)', async ([telecom], { world }) => {
  const person = applying(`0102000010${telecom}`, '김통신')
  const login = await world.register(person)
  const attempt = await world.begun(login, person, { type: 'pass', loginTypeLevel: 5, telecom })
  expect(attempt.loginTypeLevel).toBe(5)
  const screen = await fetch(`${world.sandbox.base}/phone/${person.phone}/screen`)
  expect(await screen.text()).toContain('"pass"')
  await world.confirm(person.phone)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
})

test('[VER-6] a level that is not the chosen certificate is refused', async ({ world }) => {
  const person = applying('01020000110')
  const login = await world.register(person)
  const answer = await world.begin(login, person, { type: 'pass', loginTypeLevel: 1 })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
})

test('[VER-2] the salary may be verified before the submit; one confirmation serves both', async ({
  world,
}) => {
  const person = applying('01020000111', '이순서')
  const login = await world.register(person)
  const attempt = await world.begun(login, person)
  await world.confirm(person.phone)
  const salary = await world.post('/users/verify/salary', login.accessToken, attempt)
  expect([salary.statusCode, salary.json().salaryType]).toEqual([200, 'HEALTH'])
  const submitted = await world.submit(login, attempt)
  expect(submitted.statusCode).toBe(200)
  expect(submitted.json<Submitted>().careerItems.length).toBeGreaterThan(0)
})

test('[VER-2] the older form of verify answers like the new one', async ({ world }) => {
  const person = applying('01020000112')
  const login = await world.register(person)
  const body = { ...person, type: 'kakao' }
  const answer = await world.post('/v2/users/verify', login.accessToken, body)
  expect([answer.statusCode, answer.json().loginTypeLevel]).toEqual([200, 1])
})

test('[AUTH-5] the submit hands out the next pair of the same login, and ends every other login', async ({
  world,
}) => {
  const person = applying('01020000113', '박기기')
  const login = await world.register(person)
  // Somebody who knew the number could have signed up with it; the phone's owner finds their own way in.
  await world.call('POST', '/auth/otp', { body: { phone: person.phone } })
  const code = world.sandbox.codeOn(person.phone)
  const owner = (
    await world.call('POST', '/auth/otp/verify', { body: { phone: person.phone, code } })
  ).json<Login>()
  expect(owner.userId).toBe(login.userId)
  const attempt = await world.begun(owner, person)
  await world.confirm(person.phone)
  const submitted = (await world.submit(owner, attempt)).json<Submitted>()
  const refresh = (token: string) => world.call('GET', '/auth/refresh', { token })
  expect((await refresh(submitted.refreshToken)).statusCode).toBe(200)
  expect((await refresh(login.refreshToken)).statusCode).toBe(401)
})

test('[AUTH-2] who is certified is told so at the next login', async ({ world }) => {
  const { phone } = applying('01020000116', '강인증')
  await world.certify(applying(phone, '강인증'))
  await world.call('POST', '/auth/otp', { body: { phone } })
  const code = world.sandbox.codeOn(phone)
  const login = await world.call('POST', '/auth/otp/verify', { body: { phone, code } })
  expect(login.json().certified).toBe(true)
})

test('[VER-14] what was verified is shown to the person, each part where it belongs', async ({ world }) => {
  const person = { ...applying('01020000114', '최소득'), gender: '여성' }
  const login = await world.certify(person)
  await world.salary(login, login.attempt)
  const get = async (path: string) => (await world.call('GET', path, { token: login.accessToken })).json()
  const { careerItems } = await get('/users/career')
  const verified = await get('/users/verify')
  expect(verified).toMatchObject({
    userItems: { ...person, jobLabel: '개발', jobSubLabel: '백엔드 개발자', userSelect: [] },
    techStackItems: [],
    salaryItems: { salaryByTax: null, salaryType: 'HEALTH', inputSalary: null, hopeSalary: null },
    careerItems,
    userSchoolItems: [],
  })
  expect(careerItems.length).toBeGreaterThan(0)
})

test('[TRUST-6] every consent is kept with the version of its text', async ({ world }) => {
  const person = applying('01020000115', '정동의')
  const login = await world.certify(person)
  const consents = await world.rows(
    'select kind, version, agreed from consents where user_id = $1 order by at, id',
    [login.userId],
  )
  expect(consents).toEqual([
    { kind: 'serviceTerms', version: '2026-11-15', agreed: true },
    { kind: 'collection', version: '2026-11-01', agreed: true },
    { kind: 'thirdParty', version: '2026-11-01', agreed: true },
  ])
})
