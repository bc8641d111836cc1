import type { talkPosts, talkReports } from '../../platform/db/schema/ranking-talk.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { idAt } from '../chance/ids.ts'
import { between, daysBefore } from '../chance/moments.ts'
import { ADVERTISEMENT, THREADS } from './talk-words.ts'

type PostRow = typeof talkPosts.$inferInsert & { createdAt: Date }

const DRINKS = ['라떼', '아메리카노', '플랫화이트', '콜드브루', '카푸치노', '에스프레소', '비엔나', '모카']
const MOODS = ['따뜻한', '진한', '느긋한', '졸린', '달콤한', '바쁜', '시원한', '고소한']

export type Talk = { posts: PostRow[]; reports: (typeof talkReports.$inferInsert)[] }

/** The anonymous thread under the ranking, with one advertisement that was reported and hidden. */
export function createTalk(candidates: readonly Candidate[], now: Date, dice: Dice): Talk {
  const writers = candidates.filter(
    ({ state, row }) => state === 'ACTIVE' && row.certifiedAt! < daysBefore(now, 4),
  )
  const post = (body: string, parent: PostRow | null, hiddenAt: Date | null = null): PostRow => {
    const { row } = dice.pick(writers)
    const createdAt = between(
      parent?.createdAt ?? daysBefore(now, 20),
      parent ? now : daysBefore(now, 0.1),
      dice,
    )
    return {
      id: idAt(createdAt, dice),
      userId: row.id,
      parentId: parent?.id ?? null,
      jobLabel: row.jobLabel ?? null,
      nickname: `${dice.pick(MOODS)} ${dice.pick(DRINKS)} ${dice.int(1, 99)}`,
      body,
      createdAt,
      hiddenAt,
    }
  }
  const posts = THREADS.flatMap(([opening, ...replies]) => {
    const first = post(opening!, null)
    return [first, ...replies.map((reply) => post(reply, first))]
  })
  const advertisement = post(ADVERTISEMENT, null, daysBefore(now, 0.05))
  const reporters = dice.some(writers, 3).filter(({ row }) => row.id !== advertisement.userId)
  return {
    posts: [...posts, advertisement],
    reports: reporters.map(({ row }) => ({
      postId: advertisement.id,
      userId: row.id,
      reason: '광고예요',
      createdAt: between(advertisement.createdAt, now, dice),
    })),
  }
}
