import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { eq } from 'drizzle-orm'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { pipelineCards } from '../../../platform/db/schema/pipeline.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { worldTest } from '../../../testing/server-test.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { createPipelineWorld } from '../../offers/testing/pipeline-world.ts'

export type Card = {
  id: string
  candidateId: string
  stage: PipelineStage
  stageSince: string
  name: string | null
  offer: { id: string; counter: number | null; isAsked: boolean; isRead: boolean } | null
  coffeechat: { id: string; todo: string | null; stages: number } | null
  hire: { isAgreed: boolean } | null
  moves: PipelineStage[]
  position: { id: string; title: string } | null
  assignee: { id: string; name: string } | null
  remindOn: string | null
  notes: number
  version: number
}

export type Board = {
  columns: { stage: PipelineStage; count: number; items: Card[]; nextCursor: string | null }[]
  total: number
  chips: { mine: number; today: number }
  colleagues: { id: string; name: string }[]
  positions: { id: string; title: string }[]
}

type Recruiter = TestOperator & { companyId: string }

/** Companies and candidates with stars, offers and coffee chats, and the companies' boards, for tests. */
export async function createBoardWorld() {
  const world = await createPipelineWorld()
  const { server, clock } = world
  const { drizzle } = server.db

  /** Each call signs a new token for the same login, because the test clock jumps past token lifetimes. */
  const call = (
    { operatorId, sessionId }: TestOperator,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
  ) =>
    server.call(method, `/console${path}`, {
      token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
      ...(body !== undefined && { body }),
    })

  const star = (
    { companyId, operatorId }: Recruiter,
    candidateId: string,
    starredAt: Date | null = clock(),
  ) =>
    drizzle
      .insert(peopleMarks)
      .values({ companyId, candidateId, starredAt, starredBy: starredAt && operatorId })
      .onConflictDoUpdate({
        target: [peopleMarks.companyId, peopleMarks.candidateId],
        set: { starredAt, starredBy: starredAt && operatorId },
      })

  const board = async (who: TestOperator, query = '') =>
    (await call(who, 'GET', `/pipeline${query}`)).json<Board>()

  return {
    ...world,
    call,
    star,
    board,

    /** A colleague at the same company. */
    colleague: async ({ companyId }: Recruiter, name = '강세아') => ({
      companyId,
      ...(await addTestOperator(server, { companyId, name })),
    }),

    /** An offer accepted through the API, with its coffee chat, room and notifications. */
    async match(who: Recruiter, token: string, candidateId: string) {
      const offerId = await world.offer(who, candidateId)
      return (await world.accept(token, offerId)).json<{ coffeechatId: string }>().coffeechatId
    },

    async position({ companyId, operatorId }: Recruiter, title = '백엔드 개발자') {
      const id = server.deps.ids.next()
      const pay = { salaryMin: 6_000, salaryMax: 7_000 }
      const made = { createdBy: operatorId, createdAt: clock() }
      await drizzle.insert(positions).values({ id, companyId, title, jobLabel: '개발', ...pay, ...made })
      return id
    },

    /** The card as the board shows it, if there is one. */
    async cardOf(who: TestOperator, candidateId: string): Promise<Card | undefined> {
      const { columns } = await board(who)
      return columns.flatMap(({ items }) => items).find((card) => card.candidateId === candidateId)
    },
    cards: (who: TestOperator, query = '') => call(who, 'GET', `/pipeline/cards${query}`),
    story: (who: TestOperator, id: string) => call(who, 'GET', `/pipeline/cards/${id}`),
    move: (who: TestOperator, card: Pick<Card, 'id' | 'stage' | 'version'>, to: PipelineStage, more = {}) =>
      call(who, 'POST', `/pipeline/cards/${card.id}/move`, {
        from: card.stage,
        to,
        seen: card.version,
        ...more,
      }),
    change: (who: TestOperator, { id, version }: Pick<Card, 'id' | 'version'>, body: object) =>
      call(who, 'PATCH', `/pipeline/cards/${id}`, { seen: version, ...body }),

    /** The row of the card in the table. */
    async row(candidateId: string) {
      const [found] = await drizzle
        .select()
        .from(pipelineCards)
        .where(eq(pipelineCards.candidateId, candidateId))
      return found
    },
  }
}

export type BoardWorld = Awaited<ReturnType<typeof createBoardWorld>>

export const test = worldTest(createBoardWorld)
