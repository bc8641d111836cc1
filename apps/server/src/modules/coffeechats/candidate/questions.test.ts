import { describe, expect } from 'vitest'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

type Question = { id: string; question: string; answer: string | null }

async function asked(world: CoffeechatWorld, me: TestCandidate) {
  const id = await world.match(me)
  const { items } = (await world.questions(me, id)).json<{ items: Question[] }>()
  return { id, items: items as [Question, Question, Question] }
}
const answersOf = async (world: CoffeechatWorld, me: TestCandidate, id: string) =>
  (await world.questions(me, id)).json<{ items: Question[] }>().items.map(({ answer }) => answer)

describe('[OFR-11] questions of a coffee chat', () => {
  test('are asked in their order, and open', async ({ server, world }) => {
    const { items } = await asked(world, await addCandidate(server))
    expect(items.map(({ question, answer }) => [question, answer])).toEqual([
      ['커피챗에서 가장 궁금한 점은 무엇인가요?', null],
      ['요즘 어떤 일에 재미를 느끼나요?', null],
      ['만나기 편한 곳이나 시간이 있나요?', null],
    ])
  })

  test('can be answered one by one, changed, and cleared', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { id, items } = await asked(world, me)
    const answer = await world.answer(me, [{ id: items[1].id, answer: ' 결제 화면이요. ' }])
    expect(answer.json<{ items: Question[] }>().items[1]).toEqual({ ...items[1], answer: '결제 화면이요.' })
    await world.answer(me, [
      { id: items[0].id, answer: '팀의 하루요.' },
      { id: items[2].id, answer: '강남역이요.' },
    ])
    expect(await answersOf(world, me, id)).toEqual(['팀의 하루요.', '결제 화면이요.', '강남역이요.'])
    await world.answer(me, [{ id: items[0].id, answer: ' ' }])
    expect(await answersOf(world, me, id)).toEqual([null, '결제 화면이요.', '강남역이요.'])
    expect((await world.show(me, id)).json()).toMatchObject({ questionCount: 3, answeredCount: 2 })
  })

  test('of another coffee chat, unknown, or repeated are refused together', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { id, items } = await asked(world, me)
    const other = await asked(world, me)
    const good = { id: items[0].id, answer: '팀의 하루요.' }
    for (const wrong of [other.items[0].id, server.deps.ids.next(), items[0].id]) {
      const refused = await world.answer(me, [good, { id: wrong, answer: '네' }])
      expect([refused.statusCode, Object.values(refused.json().fields)]).toEqual([
        400,
        ['답할 수 없는 질문이에요.'],
      ])
    }
    expect(await answersOf(world, me, id)).toEqual([null, null, null])
    expect((await world.answer(me, [{ id: server.deps.ids.next(), answer: '네' }])).statusCode).toBe(404)
  })

  test('take up to a thousand characters', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { id, items } = await asked(world, me)
    const send = (answer: unknown) => world.answer(me, [{ id: items[0].id, answer }])
    expect((await send('가'.repeat(1001))).statusCode).toBe(400)
    expect((await send('가'.repeat(1000))).statusCode).toBe(200)
    for (const wrong of [7, null, {}]) expect((await send(wrong)).statusCode).toBe(400)
    expect((await world.answer(me, [])).statusCode).toBe(400)
    expect((await answersOf(world, me, id))[0]).toHaveLength(1000)
  })

  test('are closed once the coffee chat is cancelled', async ({ server, world }) => {
    const me = await addCandidate(server)
    const { id, items } = await asked(world, me)
    await world.cancel(me, id)
    const refused = await world.answer(me, [{ id: items[0].id, answer: '팀의 하루요.' }])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CONFLICT'])
    expect(await answersOf(world, me, id)).toEqual([null, null, null])
  })
})
