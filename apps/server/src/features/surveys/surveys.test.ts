import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
let me: TestCandidate
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  me = await addCandidate(server)
})

const get = (path: string) => server.call('GET', path, { token: me.token })
const answers = async (query = '') =>
  (await get(`/users/surveys/answer/${me.userId}${query}`)).json().userSurveyItems
const answer = (userSurveyItems: unknown) =>
  server.call('PATCH', `/users/surveys/${me.userId}`, { token: me.token, body: { userSurveyItems } })

const Q1 = { surveyCode: 'Q1', answer: '하는 일' }
const Q2 = { surveyCode: 'Q2', answer: '반 년 안에' }
const Q3 = { surveyCode: 'Q3', answer: '원격으로 일하고 싶어요' }

describe('[MSG-3] the questions', () => {
  const codes = async (query: string) =>
    (await get(`/users/surveys/${me.userId}${query}`))
      .json()
      .questions.map(({ surveyCode }: { surveyCode: string }) => surveyCode)

  test('are three, each with what can be chosen', async () => {
    const { questions } = (await get(`/users/surveys/${me.userId}`)).json()
    expect(questions).toHaveLength(3)
    expect(questions[1]).toEqual({
      surveyCode: 'Q2',
      question: '언제쯤 옮기고 싶나요?',
      choices: ['한 달 안에', '석 달 안에', '반 년 안에', '좋은 제안이 오면'],
    })
    expect(questions[2].choices).toEqual([])
  })

  test('are those that were asked for', async () => {
    expect(await codes('?surveyCodeItems=Q3,Q1')).toEqual(['Q1', 'Q3'])
    expect(await codes('?surveyCodeItems=Q1,Q2,Q3')).toEqual(['Q1', 'Q2', 'Q3'])
    expect((await get(`/users/surveys/${me.userId}?surveyCodeItems=Q9`)).statusCode).toBe(400)
  })
})

describe('[MSG-3] [PRO-16] the answers', () => {
  test('are kept, and read by their codes', async () => {
    expect(await answers()).toEqual([])
    const saved = await answer([Q3, Q1])
    expect([saved.statusCode, saved.json()]).toEqual([200, { userSurveyItems: [Q1, Q3] }])
    expect(await answers()).toEqual([Q1, Q3])
    expect(await answers('?surveyCodeItems=Q2,Q3')).toEqual([Q3])
  })

  test('those that are not sent stay, an empty one is taken back', async () => {
    await answer([Q1, Q2, Q3])
    const saved = await answer([
      { surveyCode: 'Q1', answer: '연봉' },
      { surveyCode: 'Q3', answer: ' ' },
    ])
    expect(saved.json().userSurveyItems).toEqual([{ surveyCode: 'Q1', answer: '연봉' }, Q2])
    expect(await answers()).toEqual(saved.json().userSurveyItems)
    expect((await answer([])).json()).toEqual(saved.json())
  })

  test('of two to one question the last counts', async () => {
    await answer([Q1, { surveyCode: 'Q1', answer: '연봉' }])
    expect(await answers()).toEqual([{ surveyCode: 'Q1', answer: '연봉' }])
    await answer([Q1, { surveyCode: 'Q1', answer: '' }])
    expect(await answers()).toEqual([])
  })

  test('two tabs that answer different questions both keep theirs', async () => {
    await Promise.all([answer([Q1]), answer([Q2]), answer([Q3])])
    expect(await answers()).toEqual([Q1, Q2, Q3])
  })

  test('a choice typed apart is the same choice', async () => {
    const saved = await answer([{ surveyCode: 'Q1', answer: '하는 일'.normalize('NFD') }])
    expect(saved.json().userSurveyItems).toEqual([Q1])
  })

  test.each<[string, unknown, Record<string, unknown>]>([
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
  ])('%s is refused and changes nothing', async (_, items, fields) => {
    await answer([Q2])
    const refused = await answer(items)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
    expect(await answers()).toEqual([Q2])
  })

  test('[VAL-16] 1000 characters fit', async () => {
    const long = { surveyCode: 'Q3', answer: '가'.repeat(1000) }
    expect((await answer([long])).json().userSurveyItems).toEqual([long])
  })

  test('of somebody who has left', async () => {
    await server.db.pool.query('delete from users where id = $1', [me.userId])
    expect((await answer([Q1])).statusCode).toBe(401)
  })
})
