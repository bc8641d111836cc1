import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { type CardFacts, stageOf } from '@coffeeattack/domain/pipeline/testing/oracles'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { type BoardWorld, test } from '../testing/board-world.ts'

/** Everything that can change the stage: acts of the company, an agent, the candidate and the clock. */
type Act =
  | 'star'
  | 'unstar'
  | 'putAside'
  | 'starAgain'
  | 'offer'
  | 'undo'
  | 'curate'
  | 'likeCuration'
  | 'askAgent'
  | 'accept'
  | 'refuse'
  | 'interview'
  | 'terms'
  | 'end'
  | 'tellHire'
  | 'agreeToHire'
  | 'callOff'
  | 'personCallsOff'
  | 'block'
  | 'unblock'
  | 'days'
  | 'expire'

type Pair = {
  mine: TestOperator & { companyId: string }
  agent: TestOperator
  person: TestCandidate
  key: string
  /** Tracked by the test, because only the card stores it. */
  closedAt: Date | null
}

type Around = {
  offerId: string | null
  groupId: string | null
  isOpen: boolean
  coffeechatId: string | null
  stages: number
  isTold: boolean
  stage: PipelineStage | null
  isBlocked: boolean
}

/** The newest offer, its curation, the newest active coffee chat, and the stored stage. */
async function around(world: BoardWorld, { mine, person }: Pair) {
  const { rows } = await world.db.pool.query<Around>(
    `select o.id as "offerId", o.group_id as "groupId", coalesce(o.status = 'WAITING', false) as "isOpen",
       k.id as "coffeechatId", exists (select from blocks where candidate_id = $2) as "isBlocked",
       (select stage from pipeline_cards where candidate_id = $2 and company_id = $1) as stage,
       (select count(*)::int from coffeechat_stages s where s.coffeechat_id = k.id) as stages,
       exists (select from coffeechat_stages s where s.coffeechat_id = k.id and s.stage = 'HIRED') as "isTold"
     from (select 1) one
     left join lateral (select * from offers where candidate_id = $2 and company_id = $1 and undone_at is null
       order by created_at desc, id desc limit 1) o on true
     left join lateral (select * from coffeechats where candidate_id = $2 and company_id = $1 and cancelled_at is null
       order by created_at desc, id desc limit 1) k on true`,
    [mine.companyId, person.userId],
  )
  return rows[0]!
}

/** The possible acts; those that lead further are listed more often. */
function possible({ offerId, groupId, isOpen, coffeechatId, isTold, stage, isBlocked }: Around): Act[] {
  const isSingle = offerId !== null && groupId === null
  return [
    'star',
    'unstar',
    'days',
    'expire',
    ...(isBlocked ? (['unblock', 'unblock', 'unblock'] as const) : (['block'] as const)),
    ...(isOpen ? [] : (['offer', 'offer', 'curate'] as const)),
    ...(isOpen && isSingle ? (['accept', 'accept', 'accept', 'refuse', 'undo'] as const) : []),
    ...(isOpen && groupId ? (['likeCuration', 'likeCuration', 'askAgent'] as const) : []),
    ...(stage === 'SAVED' ? (['putAside', 'putAside'] as const) : []),
    ...(stage === 'ENDED' ? (['starAgain'] as const) : []),
    ...(coffeechatId
      ? (['interview', 'terms', 'end', 'tellHire', 'tellHire', 'callOff', 'personCallsOff'] as const)
      : []),
    ...(isTold ? (['agreeToHire', 'agreeToHire', 'agreeToHire'] as const) : []),
  ]
}

async function perform(world: BoardWorld, act: Act, pair: Pair, now: Around): Promise<void> {
  const { mine, agent, person, key } = pair
  const { pool } = world.db
  const { offerId, groupId, coffeechatId, stages, stage } = now
  const mineNow = world.signIn('candidate', { subjectId: person.userId, sessionId: person.sessionId }).token
  const asPerson = (method: 'POST' | 'PATCH', path: string, body?: object) =>
    world.server.call(method, path, { token: mineNow, ...(body && { body }) })
  const move = async (to: PipelineStage) => {
    const card = await world.cardOf(mine, person.userId)
    return card && (await world.move(mine, card, to)).statusCode === 200
  }
  const decide = (offerItems: string[]) =>
    asPerson('PATCH', `/users/offers/group/${groupId}`, { groupId, isLike: true, offerItems })
  switch (act) {
    case 'star':
      return void (await world.star(mine, person.userId))
    case 'unstar':
      return void (await world.star(mine, person.userId, null))
    case 'putAside':
      if (stage === 'SAVED' && (await move('ENDED'))) pair.closedAt = world.clock()
      return
    case 'starAgain':
      return void (await move('SAVED'))
    case 'offer':
      return void (await world.offer(mine, person.userId, { expiryDay: dayAhead(world) }))
    case 'undo':
      return void (await pool.query(
        `update offers set undone_at = $2 where id = $1 and status = 'WAITING' and group_id is null`,
        [offerId, world.clock()],
      ))
    case 'curate':
      return void (await world.curation(agent, person.userId, [mine.companyId], {
        expiryDay: dayAhead(world),
      }))
    case 'likeCuration':
      return void (groupId && (await decide([offerId!])))
    case 'askAgent':
      return void (groupId && (await decide([])))
    case 'accept':
      return void (offerId && (await asPerson('POST', '/v2.1/users/coffeechat', { offerId })))
    case 'refuse':
      return void (await asPerson('PATCH', `/v2/users/offers/refuse/${offerId}`, {
        refusalReason: '지금은 옮길 생각이 없어요',
      }))
    case 'interview':
      return void (await move('INTERVIEW'))
    case 'terms':
      return void (await move('TERMS'))
    case 'end':
      return void (coffeechatId && (await move('ENDED')))
    case 'tellHire':
      return void (await world.call(mine, 'POST', `/coffeechats/${coffeechatId}/stage`, {
        stage: 'HIRED',
        onDay: today(world),
        hire: { startsOn: today(world), basePay: 7_000 },
        seen: stages,
      }))
    case 'agreeToHire':
      return void (await asPerson('POST', `/users/coffeechats/${coffeechatId}/stage`, {
        isAgreed: true,
        hire: await lastHire(world, coffeechatId),
        seen: stages,
      }))
    case 'callOff':
      return void (await world.call(mine, 'POST', `/coffeechats/${coffeechatId}/cancel`))
    case 'personCallsOff':
      return void (await asPerson('POST', `/users/coffeechats/${coffeechatId}/cancel`))
    case 'block':
      await pool.query(
        'insert into blocks (candidate_id, company_key) values ($1, $2) on conflict do nothing',
        [person.userId, key],
      )
      pair.closedAt = null
      return
    case 'unblock':
      return void (await pool.query('delete from blocks where candidate_id = $1', [person.userId]))
    case 'days':
      return world.clock.advance({ hours: 72 })
    case 'expire':
      return void (await expireOffersJob.run(world.deps))
  }
}

const seoulDay = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
const today = (world: BoardWorld) => seoulDay(world.clock())
const dayAhead = (world: BoardWorld) => seoulDay(new Date(world.clock().getTime() + 2 * 86_400_000))

async function lastHire({ db }: BoardWorld, coffeechatId: string | null) {
  const { rows } = await db.pool.query<{ startsOn: string; basePay: number }>(
    `select starts_on as "startsOn", base_pay as "basePay" from coffeechat_stages
     where coffeechat_id = $1 and starts_on is not null order by number desc limit 1`,
    [coffeechatId],
  )
  return rows[0] ?? { startsOn: '2026-12-01', basePay: 1 }
}

type OfferRow = { status: string; expiryDay: string; decidedAt: Date | null }
type ChatRow = {
  cancelledAt: Date | null
  said: NonNullable<CardFacts['coffeechat']>['stage']
  isHire: boolean
}

/** The facts as the domain's rule takes them; null when there must be no card. */
async function factsOf(world: BoardWorld, { mine, person, closedAt }: Pair): Promise<CardFacts | null> {
  const { pool } = world.db
  const both = [mine.companyId, person.userId]
  const blocked = await pool.query('select from blocks where candidate_id = $1', [person.userId])
  if (blocked.rowCount) return null
  const marks = await pool.query<{ starredAt: Date | null }>(
    'select starred_at as "starredAt" from people_marks where company_id = $1 and candidate_id = $2',
    both,
  )
  const offers = await pool.query<OfferRow>(
    `select status, expiry_day as "expiryDay", decided_at as "decidedAt" from offers
     where company_id = $1 and candidate_id = $2 and undone_at is null order by created_at, id`,
    both,
  )
  const chats = await pool.query<ChatRow>(
    `select cancelled_at as "cancelledAt", exists (select from hires where coffeechat_id = k.id) as "isHire",
       (select stage from coffeechat_stages where coffeechat_id = k.id order by number desc limit 1) as said
     from coffeechats k where company_id = $1 and candidate_id = $2 order by created_at, id`,
    both,
  )
  const offer = offers.rows.at(-1)
  const chat = chats.rows.findLast(({ cancelledAt }) => cancelledAt === null) ?? chats.rows.at(-1)
  return {
    starredAt: marks.rows[0]?.starredAt ?? null,
    closedAt,
    offer: offer ? offerOn(offer, world.clock()) : null,
    coffeechat: chat ? { cancelledAt: chat.cancelledAt, stage: chat.said, isHire: chat.isHire } : null,
  }
}

function offerOn({ status, expiryDay, decidedAt }: OfferRow, now: Date): CardFacts['offer'] {
  const deadline = new Date(deadlineOf(expiryDay).getTime() + 1)
  const at = decidedAt ?? deadline
  if (status === 'MATCHED') return { status, at }
  return { status: status === 'AGENT' || (status === 'WAITING' && now < deadline) ? 'WAITING' : 'OVER', at }
}

async function check(world: BoardWorld, pairs: readonly Pair[], history: readonly string[]): Promise<void> {
  const board = await world.board(pairs[0]!.mine)
  const said = history.join(', ')
  let people = 0
  for (const pair of pairs) {
    const facts = await factsOf(world, pair)
    const stage = facts && stageOf(facts)
    const shown = board.columns.filter(({ items }) =>
      items.some(({ candidateId }) => candidateId === pair.person.userId),
    )
    expect(
      shown.map((column) => column.stage),
      said,
    ).toEqual(stage ? [stage] : [])
    people += shown.length
  }
  expect(
    board.columns.reduce((sum, { count }) => sum + count, 0),
    said,
  ).toBe(people)
  expect(board.columns.map(({ items }) => items.length)).toEqual(board.columns.map(({ count }) => count))
  expect(board.total).toBe(people)
}

const history = fc.array(fc.tuple(fc.nat(1_000), fc.constantFrom(0 as const, 1 as const)), {
  minLength: 8,
  maxLength: 24,
})

test(
  '[BIZ-10] after any history of a company and two candidates, stages follow the rule and counts match the cards',
  { timeout: 240_000 },
  async ({ world }) => {
    const agent = await world.agent()
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const mine = await world.recruiter()
        const { rows } = await world.db.pool.query<{ key: string }>(
          'select key from companies where id = $1',
          [mine.companyId],
        )
        const people = [await world.candidate(), await world.candidate()]
        const pairs = people.map((person): Pair => ({
          mine,
          agent,
          person,
          key: rows[0]!.key,
          closedAt: null,
        }))
        const done: string[] = []
        for (const [choice, whose] of steps) {
          world.clock.advance({ minutes: 1 })
          const pair = pairs[whose]!
          const now = await around(world, pair)
          const can = possible(now)
          const act = can[choice % can.length]!
          done.push(`${act} ${whose}`)
          try {
            await perform(world, act, pair, now)
          } catch (error) {
            // A company has at most one open offer per candidate.
            if (!isUniqueViolation(error)) throw error
          }
          await check(world, pairs, done)
        }
      }),
      { numRuns: 10 },
    )
  },
)
