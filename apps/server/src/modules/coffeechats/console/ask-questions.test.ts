import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

type Question = { id: string; question: string; answer: string | null }

async function meet(server: TestApp, world: CoffeechatWorld) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const ask = (...items: unknown[]) => world.console.ask(world.recruiter, id, items)
  const asked = async () => (await world.questions(me, id)).json<{ items: Question[] }>().items
  const texts = async () => (await asked()).map(({ question }) => question)
  return { me, id, ask, asked, texts }
}

const [FIRST, SECOND, THIRD] = [
  '커피챗에서 가장 궁금한 점은 무엇인가요?',
  '요즘 어떤 일에 재미를 느끼나요?',
  '만나기 편한 곳이나 시간이 있나요?',
]

describe('[OFR-11] questions of the company', () => {
  test('replace the unanswered ones, and the candidate is notified', async ({ server, world }) => {
    const { me, id, ask, asked, texts } = await meet(server, world)
    const [, second] = await asked()
    await world.answer(me, [{ id: second!.id, answer: '결제 화면이요.' }])
    const answer = await ask(' 무엇을 만들고 싶나요? ', '어디서 일하고 싶나요?')
    expect(answer.json<{ questions: Question[] }>().questions).toEqual(await asked())
    expect(await texts()).toEqual([SECOND, '무엇을 만들고 싶나요?', '어디서 일하고 싶나요?'])
    expect((await asked()).map((one) => one.answer)).toEqual(['결제 화면이요.', null, null])
    const [, fresh] = await asked()
    expect((await world.told(me)).get(`COFFEECHAT:${fresh!.id}:ASKED`)?.content).toEqual({ coffeechatId: id })
    expect((await world.answer(me, [{ id: fresh!.id, answer: '지도요.' }])).statusCode).toBe(200)
  })

  test('keep their ids when asked again', async ({ server, world }) => {
    const { ask, asked, texts } = await meet(server, world)
    const before = await asked()
    await ask(THIRD, '새 질문이에요?', THIRD, FIRST)
    expect(await texts()).toEqual([FIRST, THIRD, '새 질문이에요?'])
    expect((await asked()).map(({ id }) => id).slice(0, 2)).toEqual([before[0]!.id, before[2]!.id])
  })

  test('accept no answer once replaced', async ({ server, world }) => {
    const { me, ask, asked } = await meet(server, world)
    const before = await asked()
    await ask(THIRD)
    const late = (...items: Question[]) =>
      world.answer(
        me,
        items.map(({ id }) => ({ id, answer: '늦은 답이에요.' })),
      )
    expect((await late(before[0]!)).statusCode).toBe(404)
    expect((await late(before[0]!, before[2]!)).statusCode).toBe(400)
    expect((await late(before[2]!)).statusCode).toBe(200)
  })

  test('are at most five, including answered ones', async ({ server, world }) => {
    const { me, ask, asked, texts } = await meet(server, world)
    const [first] = await asked()
    await world.answer(me, [{ id: first!.id, answer: '팀이요.' }])
    const before = await asked()
    const five = ['가?', '나?', '다?', '라?', '마?']
    const refused = await ask(...five)
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { items: '답을 받은 질문까지 5개까지 물어볼 수 있어요.' },
    ])
    expect(await asked()).toEqual(before)
    await ask(...five.slice(0, 4))
    expect(await texts()).toEqual([FIRST, '가?', '나?', '다?', '라?'])
  })

  test.for([[[]], [['']], [['  ']], [[7]], [['가'.repeat(201)]], [['1', '2', '3', '4', '5', '6']]] as const)(
    '%j are refused and change nothing',
    async ([items], { server, world }) => {
      const { ask, texts } = await meet(server, world)
      expect((await ask(...items)).statusCode).toBe(400)
      expect(await texts()).toEqual([FIRST, SECOND, THIRD])
    },
  )
})
