import { expect } from 'vitest'
import { otherCode, test } from '../testing/session-world.ts'

const WRONG = '올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.'
const EXPIRED = '인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.'

test('[AUTH-11] a six-digit code reaches the phone and signs in', async ({ world }) => {
  const sent = await world.sendCode('010-3000-0001')
  expect(sent.json()).toEqual({ expiresAt: new Date(world.clock().getTime() + 5 * 60_000).toISOString() })
  const code = world.codeOn('01030000001')
  expect(code).toMatch(/^\d{6}$/)
  const answer = await world.tryCode('01030000001', code)
  expect(answer.json()).toMatchObject({
    certified: false,
    userId: expect.any(String),
    accessToken: expect.any(String),
  })
})

test('[AUTH-11] a code works once', async ({ world }) => {
  await world.sendCode('01030000002')
  const code = world.codeOn('01030000002')
  expect((await world.tryCode('01030000002', code)).statusCode).toBe(200)
  const again = await world.tryCode('01030000002', code)
  expect([again.statusCode, again.json().message]).toEqual([400, WRONG])
})

test('[AUTH-11] at five minutes the code is expired', async ({ world }) => {
  await world.sendCode('01030000003')
  world.clock.advance({ minutes: 5 })
  const answer = await world.tryCode('01030000003', world.codeOn('01030000003'))
  expect([answer.statusCode, answer.json()]).toEqual([410, { code: 'CODE_EXPIRED', message: EXPIRED }])
})

test('[AUTH-12] five wrong codes end the code, even the right one', async ({ world }) => {
  await world.sendCode('01030000004')
  const code = world.codeOn('01030000004')
  const tries = []
  for (let index = 0; index < 5; index++) tries.push(await world.tryCode('01030000004', otherCode(code)))
  expect(tries.map((answer) => answer.json().code)).toEqual([...Array(4).fill('CODE_INVALID'), 'CODE_ENDED'])
  expect((await world.tryCode('01030000004', code)).json().code).toBe('CODE_ENDED')
})

test('[AUTH-12] parallel guesses are counted one by one', async ({ world }) => {
  await world.sendCode('01030000005')
  const wrong = otherCode(world.codeOn('01030000005'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.tryCode('01030000005', wrong)))
  const codes = answers.map((answer) => answer.json().code)
  expect(codes.filter((code) => code === 'CODE_INVALID')).toHaveLength(4)
})

test('[AUTH-12] another code may be requested after a minute and replaces the first', async ({ world }) => {
  await world.sendCode('01030000006')
  const first = world.codeOn('01030000006')
  const soon = await world.sendCode('01030000006')
  expect([soon.statusCode, soon.json().code, soon.headers['retry-after']]).toEqual([
    429,
    'CODE_TOO_SOON',
    '60',
  ])
  world.clock.advance({ seconds: 60 })
  await world.sendCode('01030000006')
  const second = world.codeOn('01030000006')
  const old = first === second ? otherCode(second) : first // one time in a million they are the same
  expect((await world.tryCode('01030000006', old)).json().code).toBe('CODE_INVALID')
  expect((await world.tryCode('01030000006', second)).statusCode).toBe(200)
})

test('[AUTH-12] ten concurrent requests send one text', async ({ world }) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.sendCode('01030000007')))
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
  expect(world.sandbox.world.outbox.of('01030000007')).toHaveLength(1)
})

test('[AUTH-12] a rejected number gets the reason, and its code signs nobody in', async ({ world }) => {
  const answer = await world.sendCode('01000000555')
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'CODE_NOT_SENT'])
})

test('[AUTH-11] three spellings of a phone are one person', async ({ world }) => {
  const first = await world.login('01030000008')
  world.clock.advance({ minutes: 2 })
  await world.sendCode('010-3000-0008')
  const second = await world.tryCode('+82 10-3000-0008', world.codeOn('01030000008'))
  expect(second.json().userId).toBe(first.userId)
})

test.for(['12345', '1234567', 'abcdef', '１２３４５６'])(
  '[VAL-20] %s is not a code',
  async (code, { world }) => {
    const answer = await world.tryCode('01030000009', code)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { code: WRONG }])
  },
)
