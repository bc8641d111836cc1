import { expect } from 'vitest'
import { applying, type Login, test, type VerificationWorld } from '../testing/verification-world.ts'

async function exist(world: VerificationWorld, name: string, phone: string, token?: string) {
  const query = new URLSearchParams({ name, phone })
  return (await world.call('GET', `/users/exist?${query}`, { ...(token && { token }) })).json()
}

const usersWith = async (world: VerificationWorld, phone: string) =>
  world.rows('select id from users where phone_hash = $1', [world.deps.secrets.mac('phone', phone)])

test('[VER-2] existence is told to everybody who knows name and phone, the account to its owner alone', async ({
  world,
}) => {
  const person = applying('01021000001', '김있음')
  const mine = await world.register(person)
  const theirs = await world.register(applying('01021000002', '이남남'))
  expect(await exist(world, '김있음', '+82 10-2100-0001')).toEqual({ existence: true })
  expect(await exist(world, '김있음', person.phone, theirs.accessToken)).toEqual({ existence: true })
  expect(await exist(world, '김있음', person.phone, mine.accessToken)).toEqual({
    existence: true,
    userId: mine.userId,
  })
  expect(await exist(world, '다른이름', person.phone)).toEqual({ existence: false })
  expect(await exist(world, '김있음', '01021000099')).toEqual({ existence: false })
})

test('[VER-3] ten requests at once in three spellings begin one participation', async ({ world }) => {
  const spellings = ['010-2100-0003', '01021000003', '+82 10 2100 0003']
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => world.create(applying(spellings[index % 3]!, '박동시'))),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(refused).toHaveLength(9)
  expect(refused[0]!.json()).toEqual({
    code: 'PREVIOUS_PARTICIPATION',
    message: '이전에 참여한 기록이 있어요. 로그인하면 이어서 볼 수 있어요.',
  })
  expect(await usersWith(world, '01021000003')).toHaveLength(1)
})

test('[VER-2] ten corrections at once under one token stay one participation', async ({ world }) => {
  const login = await world.register(applying('01021000004', '최고침'))
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.create(applying('01021000005', '최고침'), {}, login.accessToken)),
  )
  expect(new Set(answers.map((answer) => answer.json<Login>().userId))).toEqual(new Set([login.userId]))
  expect(await usersWith(world, '01021000004')).toHaveLength(0)
  expect(await usersWith(world, '01021000005')).toHaveLength(1)
})

test('[AUTH-10] a person who signed in by phone first is completed, not doubled', async ({ world }) => {
  const login = await world.signInByCode('01021000006')
  const person = applying('01021000006', '정완성')
  const answer = await world.create(person, {}, login.accessToken)
  expect(answer.json<Login>().userId).toBe(login.userId)
  expect(await exist(world, '정완성', person.phone, login.accessToken)).toMatchObject({
    userId: login.userId,
  })
})

test('[AUTH-2] a person who signed in by messenger first is completed, not doubled', async ({ world }) => {
  const login = await world.signInByMessenger('배메신', '01021000019')
  const person = applying('01021000019', '배메신')
  expect((await world.create(person, {}, login.accessToken)).json<Login>().userId).toBe(login.userId)
  expect(await usersWith(world, person.phone)).toEqual([{ id: login.userId }])
})

test('[VER-2] what one phone proved does not go over to another', async ({ world }) => {
  const friend = applying('01021000020', '남의소득')
  const login = await world.register(friend)
  const attempt = await world.begun(login, friend)
  await world.confirm(friend.phone)
  await world.salary(login, attempt)
  const incomes = () => world.rows('select year from incomes where user_id = $1', [login.userId])
  expect(await incomes()).not.toEqual([])

  const moved = (await world.create(applying('01021000021', '나자신'), {}, login.accessToken)).json<Login>()
  expect(await incomes()).toEqual([])
  expect((await world.submit(moved, attempt)).statusCode).toBe(418)
})

test('[AUTH-10] a phone that signed in is not handed to a visitor who types it', async ({ world }) => {
  await world.signInByCode('01021000007')
  expect((await world.create(applying('01021000007'))).statusCode).toBe(409)
})

test('[VER-3] a phone of somebody else is refused under any token', async ({ world }) => {
  await world.register(applying('01021000008', '강먼저'))
  const other = await world.register(applying('01021000009', '조나중'))
  const answer = await world.create(applying('01021000008', '조나중'), {}, other.accessToken)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'PREVIOUS_PARTICIPATION'])
  const [row] = await world.rows<{ phone_hash: string }>('select phone_hash from users where id = $1', [
    other.userId,
  ])
  expect(row!.phone_hash).toBe(world.deps.secrets.mac('phone', '01021000009'))
})

test('[VER-17] re-applying takes a token of one’s own', async ({ world }) => {
  const person = applying('01021000010', '윤다시')
  await world.certify(person)
  const answer = await world.create(person, { reapply: true })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
})

test('[VER-17] who re-applies stays the same account; name and phone wait for the phone to confirm them', async ({
  world,
}) => {
  const person = applying('01021000011', '임같음')
  const login = await world.certify(person)
  const again = (more: object) => world.create({ ...person, ...more }, { reapply: true }, login.accessToken)

  expect((await again({ name: '다른사람' })).json<Login>().userId).toBe(login.userId)
  expect(await exist(world, '임같음', person.phone)).toEqual({ existence: true })
  const moved = await again({ phone: '01021000012' })
  expect([moved.statusCode, moved.json().fields]).toEqual([
    400,
    { phone: '처음 참여할 때 쓴 번호를 입력해 주세요' },
  ])
  const first = await world.create(person, {}, login.accessToken)
  expect([first.statusCode, first.json().code]).toEqual([409, 'PREVIOUS_PARTICIPATION'])
})

test('[VAL-14] interest companies are kept once each, and at most six', async ({ world }) => {
  const userSelect = ['두들페이', '㈜두들페이', '반달랩스']
  const answer = await world.create(applying('01021000013', '한관심'), { userSelect })
  const { userId } = answer.json<Login>()
  const chosen = await world.rows(
    'select company_key from company_choices where user_id = $1 order by position',
    [userId],
  )
  expect(chosen).toEqual([{ company_key: '두들페이' }, { company_key: '반달랩스' }])
  const seven = Array.from({ length: 7 }, (_, index) => `회사${index}`)
  const refused = await world.create(applying('01021000014', '한과다'), { userSelect: seven })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { fields: { userSelect: '나의 관심회사는 최대 6개까지 선택할 수 있어요!' } },
  ])
  expect(await usersWith(world, '01021000014')).toHaveLength(0)
})

test('[VER-2] a repeated request with its key is the same registration', async ({ world }) => {
  const headers = { 'idempotency-key': 'registration-key-0001' }
  const body = { ...applying('01021000015', '서반복'), jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
  const first = await world.call('POST', '/v2/users', { body, headers })
  const second = await world.call('POST', '/v2/users', { body, headers })
  expect([first.statusCode, second.json()]).toEqual([200, first.json()])
})

test.for([
  ['VAL-1', { name: '홍 길동' }, { name: '정확한 이름을 입력해 주세요.' }],
  ['VAL-1', { name: '' }, { name: '정확한 이름을 입력해 주세요.' }],
  ['VAL-2', { phone: '' }, { phone: '휴대전화 번호를 입력해주세요' }],
  ['VAL-2', { phone: '02-123-4567' }, { phone: '정확한 휴대전화 번호를 입력해 주세요' }],
  ['VAL-3', { birthday: '950101' }, { birthday: '정확한 생년월일을 입력해 주세요.' }],
  ['VAL-3', { birthday: '19951301' }, { birthday: '정확한 생년월일을 입력해 주세요.' }],
] as const)('[%s] %o is refused at its field', async ([_id, wrong, fields], { world }) => {
  const answer = await world.create({ ...applying('01021000016'), ...wrong })
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
})

test('[VAL-6] a gender is one of two words', async ({ world }) => {
  const answer = await world.create({ ...applying('01021000017'), gender: 'male' })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['gender']])
})

test('[AUTH-3] a token whose account is gone begins nothing', async ({ world }) => {
  const { token } = world.signIn()
  expect((await world.create(applying('01021000018'), {}, token)).statusCode).toBe(401)
  expect(
    (await world.begin({ userId: '', accessToken: token, refreshToken: '' }, applying('01021000018')))
      .statusCode,
  ).toBe(401)
})
