import { expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'

const test = serverTest({ settings: { DAILY_VERIFICATION_LIMIT: '2' } })

/** Nobody answers outside; a request that reaches nobody counts all the same. */
test('[VER-13] how many requests a day allows is a setting', async ({ server }) => {
  const person = { name: '홍길동', phone: '01024000077', gender: '남성', birthday: '19950101' }
  const job = { jobLabel: '개발', jobSubLabel: '백엔드 개발자' }
  const made = await server.call('POST', '/v2/users', { body: { ...person, ...job } })
  const { accessToken: token } = made.json<{ accessToken: string }>()
  const body = { ...person, type: 'kakao', loginTypeLevel: 1 }
  const codes: string[] = []
  for (let index = 0; index < 3; index++) {
    const answer = await server.call('POST', '/v3/users/verify', { token, body })
    codes.push(answer.json<{ code: string }>().code)
  }
  expect(codes.map((code) => code === 'VERIFY_DAILY_LIMIT')).toEqual([false, false, true])
})
