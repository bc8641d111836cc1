import { companyKey } from '@coffeeattack/domain/companies/name'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { expect } from 'vitest'
import { allowErasing } from '../../../platform/db/erasing.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type BoardWorld, test } from '../testing/board-world.ts'

/** A company and a candidate, and what happened between them so far. */
type Pair = {
  world: BoardWorld
  mine: Awaited<ReturnType<BoardWorld['recruiter']>>
  person: TestCandidate
  offerId: string
  coffeechatId: string
  stages: number
}

const HIRE = { startsOn: '2026-12-01', basePay: 7_400 }
const sql = ({ world }: Pair, text: string, ...values: unknown[]) => world.db.pool.query(text, values)

const recorded =
  (stage: 'INTERVIEW' | 'TERMS' | 'HIRED' | 'ENDED') =>
  ({ world, mine, ...pair }: Pair) =>
    world.call(mine, 'POST', `/coffeechats/${pair.coffeechatId}/stage`, {
      stage,
      onDay: '2026-11-16',
      seen: pair.stages,
      ...(stage === 'HIRED' && { hire: HIRE }),
    })

/** The candidate blocks a name, and an admin then gives that name to the company. */
async function nameTheCompany(pair: Pair, change: (name: string) => Promise<object>) {
  const { world, mine, person } = pair
  const name = companyKey(`다른이름${mine.companyId}`)
  await sql(pair, 'insert into blocks (candidate_id, company_key) values ($1, $2)', person.userId, name)
  const admin = await addTestOperator(world.server, { role: 'ADMIN' })
  return world.call(admin, 'PATCH', `/companies/${mine.companyId}`, await change(name))
}

/** Everything that changes a card, whoever does it. */
const events = {
  star: ({ world, mine, person }) => world.star(mine, person.userId),
  unstar: ({ world, mine, person }) => world.star(mine, person.userId, null),
  'delete the mark': (pair) =>
    sql(pair, 'delete from people_marks where candidate_id = $1', pair.person.userId),
  'put aside': async ({ world, mine, person }) =>
    world.move(mine, (await world.cardOf(mine, person.userId))!, 'ENDED'),
  offer: async (pair) => {
    const { world, mine, person } = pair
    pair.offerId = await world.offer(mine, person.userId, { expiryDay: '2026-11-20' })
  },
  'offer in a curation': async (pair) => {
    const { world, mine, person } = pair
    const agent = await world.agent()
    const more = { expiryDay: '2026-11-20' }
    const { offerIds } = await world.curation(agent, person.userId, [mine.companyId], more)
    pair.offerId = offerIds[0]!
  },
  'take the offer back': (pair) =>
    sql(pair, 'update offers set undone_at = now() where id = $1', pair.offerId),
  'extend the offer': (pair) =>
    sql(pair, `update offers set expiry_day = '2026-11-25' where id = $1`, pair.offerId),
  'ask our agent': (pair) =>
    sql(
      pair,
      `update offers set status = 'AGENT', decided_at = $2 where id = $1`,
      pair.offerId,
      pair.world.clock(),
    ),
  expire: (pair) =>
    sql(
      pair,
      `update offers set status = 'EXPIRED', decided_at = $2 where id = $1`,
      pair.offerId,
      pair.world.clock(),
    ),
  refuse: ({ world, person, offerId }) => world.refuse(person.token, offerId, '지금은 옮길 생각이 없어요'),
  accept: async (pair) => {
    const answer = await pair.world.accept(pair.person.token, pair.offerId)
    pair.coffeechatId = answer.json<{ coffeechatId: string }>().coffeechatId
  },
  'call off': ({ world, mine, coffeechatId }) =>
    world.call(mine, 'POST', `/coffeechats/${coffeechatId}/cancel`),
  interview: recorded('INTERVIEW'),
  terms: recorded('TERMS'),
  end: recorded('ENDED'),
  'tell of a hire': recorded('HIRED'),
  'agree to the hire': ({ world, person, coffeechatId, stages }) =>
    world.server.call('POST', `/users/coffeechats/${coffeechatId}/stage`, {
      token: person.token,
      body: { isAgreed: true, hire: HIRE, seen: stages },
    }),
  block: (pair) =>
    sql(
      pair,
      'insert into blocks (candidate_id, company_key) select $1, key from companies where id = $2',
      pair.person.userId,
      pair.mine.companyId,
    ),
  unblock: (pair) => sql(pair, 'delete from blocks where candidate_id = $1', pair.person.userId),
  'block a name that the company gets as an alias': (pair) =>
    nameTheCompany(pair, async (name) => ({ aliases: [name] })),
  'block a name that the company takes': (pair) => nameTheCompany(pair, async (name) => ({ name })),
  'block a name that the company gets by an affiliate': (pair) =>
    nameTheCompany(pair, async (name) => {
      const affiliate = await pair.world.recruiter()
      await sql(pair, 'update companies set key = $2 where id = $1', affiliate.companyId, name)
      return { affiliateIds: [affiliate.companyId] }
    }),
  'end the attack period a day earlier': (pair) =>
    sql(
      pair,
      `update users set attack_ends_at = attack_ends_at - interval '1 day' where id = $1`,
      pair.person.userId,
    ),
  hide: (pair) => sql(pair, 'update users set is_active = false where id = $1', pair.person.userId),
  leave: ({ world, person }) => world.leave(person.token),
  'be erased': ({ world, person }) =>
    world.deps.db.transaction(async (tx) => {
      await allowErasing(tx)
      await tx.$client.query('delete from users where id = $1', [person.userId])
    }),
} satisfies Record<string, (pair: Pair) => Promise<unknown>>

type Event = keyof typeof events

/** What happens, in order, and the stage of the card after the last of it; null where there is no card. */
const cases: [happened: Event[], stage: PipelineStage | null][] = [
  [['star'], 'SAVED'],
  [['star', 'unstar'], null],
  [['star', 'delete the mark'], null],
  [['star', 'put aside'], 'ENDED'],
  [['star', 'put aside', 'star'], 'SAVED'],
  [['offer'], 'OFFERED'],
  [['star', 'offer'], 'OFFERED'],
  [['offer in a curation'], 'OFFERED'],
  [['offer', 'take the offer back'], null],
  [['star', 'offer', 'take the offer back'], 'SAVED'],
  [['offer', 'extend the offer'], 'OFFERED'],
  [['offer in a curation', 'ask our agent'], 'OFFERED'],
  [['offer', 'expire'], 'ENDED'],
  [['offer', 'refuse'], 'ENDED'],
  [['offer', 'refuse', 'star'], 'SAVED'],
  [['offer', 'refuse', 'offer'], 'OFFERED'],
  [['offer', 'accept'], 'COFFEECHAT'],
  [['star', 'offer', 'accept', 'unstar'], 'COFFEECHAT'],
  [['offer', 'accept', 'call off'], 'ENDED'],
  [['offer', 'accept', 'call off', 'star'], 'SAVED'],
  [['offer', 'accept', 'interview'], 'INTERVIEW'],
  [['offer', 'accept', 'terms'], 'TERMS'],
  [['offer', 'accept', 'end'], 'ENDED'],
  [['offer', 'accept', 'end', 'interview'], 'INTERVIEW'],
  [['offer', 'accept', 'tell of a hire'], 'TERMS'],
  [['offer', 'accept', 'tell of a hire', 'agree to the hire'], 'HIRED'],
  [['star', 'block'], null],
  [['offer', 'accept', 'block'], null],
  [['offer', 'refuse', 'block', 'unblock'], 'ENDED'],
  [['offer', 'accept', 'block a name that the company gets as an alias'], null],
  [['offer', 'accept', 'block a name that the company takes'], null],
  [['offer', 'accept', 'block a name that the company gets by an affiliate'], null],
  [['star', 'end the attack period a day earlier'], 'SAVED'],
  [['star', 'hide'], 'SAVED'],
  [['star', 'leave'], null],
  [['offer', 'accept', 'leave'], null],
  [['star', 'be erased'], null],
  [['offer', 'accept', 'be erased'], null],
]

const perform = async (pair: Pair, event: Event) => {
  pair.world.clock.advance({ seconds: 10 })
  const answer: unknown = await events[event](pair)
  if (['interview', 'terms', 'end', 'tell of a hire'].includes(event)) pair.stages += 1
  const status = (answer as { statusCode?: number } | undefined)?.statusCode ?? 200
  expect(status, event).toBeLessThan(300)
}

test.for(cases)('[BIZ-10] after %j the card stands at %s', async ([happened, stage], { world }) => {
  const pair: Pair = {
    world,
    mine: await world.recruiter(),
    person: await world.candidate(),
    offerId: '',
    coffeechatId: '',
    stages: 0,
  }
  for (const event of happened) await perform(pair, event)
  const card = await world.row(pair.person.userId)
  expect(card?.stage ?? null).toBe(stage)
  if (!card) return
  const isOffered = stage === 'OFFERED' && !happened.includes('ask our agent')
  expect(card.expiryDay).toBe(
    isOffered ? (happened.includes('extend the offer') ? '2026-11-25' : '2026-11-20') : null,
  )
  const { rows } = await sql(pair, 'select attack_ends_at from users where id = $1', pair.person.userId)
  expect(card.reachedUntil).toEqual(happened.includes('hide') ? null : rows[0].attack_ends_at)
})

test('[BIZ-10] every event of the table above is in a case', () => {
  const used = new Set(cases.flatMap(([happened]) => happened))
  expect([...used].toSorted()).toEqual(Object.keys(events).toSorted())
})
