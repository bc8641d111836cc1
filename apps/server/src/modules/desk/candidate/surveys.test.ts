import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const test = serverTest().extend('me', ({ server }) => addCandidate(server))

const get = (server: TestApp, me: TestCandidate, path: string) =>
  server.call('GET', path, { token: me.token })
const answers = async (server: TestApp, me: TestCandidate, query = '') =>
  (await get(server, me, `/users/surveys/answer/${me.userId}${query}`)).json().userSurveyItems
const answer = (server: TestApp, me: TestCandidate, userSurveyItems: unknown) =>
  server.call('PATCH', `/users/surveys/${me.userId}`, { token: me.token, body: { userSurveyItems } })

const Q1 = { surveyCode: 'Q1', answer: '하는 일' }
const Q2 = { surveyCode: 'Q2', answer: '반 년 안에' }
const Q3 = { surveyCode: 'Q3', answer: '원격으로 일하고 싶어요' }

describe('[MSG-3] the questions', () => {
  const codes = async (server: TestApp, me: TestCandidate, query: string) =>
    (await get(server, me, `/users/surveys/${me.userId}${query}`))
      .json()
      .questions.map(({ surveyCode }: { surveyCode: string }) => surveyCode)

  test('are three, each with what can be chosen', async ({ server, me }) => {
    const { questions } = (await get(server, me, `/users/surveys/${me.userId}`)).json()
    expect(questions).toHaveLength(3)
    expect(questions[1]).toEqual({
      surveyCode: 'Q2',
      question: '언제쯤 옮기고 싶나요?',
      choices: ['한 달 안에', '석 달 안에', '반 년 안에', '좋은 제안이 오면'],
    })
    expect(questions[2].choices).toEqual([])
  })

  test('are those that were asked for', async ({ server, me }) => {
    expect(await codes(server, me, '?surveyCodeItems=Q3,Q1')).toEqual(['Q1', 'Q3'])
    expect(await codes(server, me, '?surveyCodeItems=Q1,Q2,Q3')).toEqual(['Q1', 'Q2', 'Q3'])
    expect((await get(server, me, `/users/surveys/${me.userId}?surveyCodeItems=Q9`)).statusCode).toBe(400)
  })
})

describe('[MSG-3] [PRO-16] the answers', () => {
  test('are kept, and read by their codes', async ({ server, me }) => {
    expect(await answers(server, me)).toEqual([])
    const saved = await answer(server, me, [Q3, Q1])
    expect([saved.statusCode, saved.json()]).toEqual([200, { userSurveyItems: [Q1, Q3] }])
    expect(await answers(server, me)).toEqual([Q1, Q3])
    expect(await answers(server, me, '?surveyCodeItems=Q2,Q3')).toEqual([Q3])
  })

  test('those that are not sent stay, an empty one is taken back', async ({ server, me }) => {
    await answer(server, me, [Q1, Q2, Q3])
    const saved = await answer(server, me, [
      { surveyCode: 'Q1', answer: '연봉' },
      { surveyCode: 'Q3', answer: ' ' },
    ])
    expect(saved.json().userSurveyItems).toEqual([{ surveyCode: 'Q1', answer: '연봉' }, Q2])
    expect(await answers(server, me)).toEqual(saved.json().userSurveyItems)
    expect((await answer(server, me, [])).json()).toEqual(saved.json())
  })

  test('of two to one question the last counts', async ({ server, me }) => {
    await answer(server, me, [Q1, { surveyCode: 'Q1', answer: '연봉' }])
    expect(await answers(server, me)).toEqual([{ surveyCode: 'Q1', answer: '연봉' }])
    await answer(server, me, [Q1, { surveyCode: 'Q1', answer: '' }])
    expect(await answers(server, me)).toEqual([])
  })

  test('two tabs that answer different questions both keep theirs', async ({ server, me }) => {
    await Promise.all([answer(server, me, [Q1]), answer(server, me, [Q2]), answer(server, me, [Q3])])
    expect(await answers(server, me)).toEqual([Q1, Q2, Q3])
  })

  test('a choice typed apart is the same choice', async ({ server, me }) => {
    const saved = await answer(server, me, [{ surveyCode: 'Q1', answer: '하는 일'.normalize('NFD') }])
    expect(saved.json().userSurveyItems).toEqual([Q1])
  })

  test.for<[string, unknown, Record<string, unknown>]>([
    [
      'none of the choices',
      [{ surveyCode: 'Q1', answer: '점심' }],
      { 'userSurveyItems.0.answer': '보기 가운데 하나를 골라 주세요.' },
    ],
    [
      '1001 characters',
      [Q1, { surveyCode: 'Q3', answer: '가'.repeat(1001) }],
      { 'userSurveyItems.1.answer': '1000자까지 작성 가능해요' },
    ],
    [
      'an unknown question',
      [{ surveyCode: 'Q4', answer: '' }],
      { 'userSurveyItems.0.surveyCode': expect.any(String) },
    ],
    ['a number', [{ surveyCode: 'Q3', answer: 3 }], { 'userSurveyItems.0.answer': expect.any(String) }],
    ['no list', Q3, { userSurveyItems: expect.any(String) }],
    ['four answers', [Q1, Q2, Q3, Q3], { userSurveyItems: '3개까지 넣을 수 있어요' }],
    [
      'a NUL byte',
      [{ surveyCode: 'Q3', answer: '\u0000' }],
      { 'userSurveyItems.0.answer': expect.any(String) },
    ],
  ])('%s is refused and changes nothing', async ([, items, fields], { server, me }) => {
    await answer(server, me, [Q2])
    const refused = await answer(server, me, items)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
    expect(await answers(server, me)).toEqual([Q2])
  })

  test('[VAL-16] 1000 characters fit', async ({ server, me }) => {
    const long = { surveyCode: 'Q3', answer: '가'.repeat(1000) }
    expect((await answer(server, me, [long])).json().userSurveyItems).toEqual([long])
  })

  test('of somebody who has left', async ({ server, me }) => {
    await server.db.pool.query('delete from users where id = $1', [me.userId])
    expect((await answer(server, me, [Q1])).statusCode).toBe(401)
  })
})
