import type {
  coffeechatOutcomes,
  coffeechatQuestions,
  coffeechats,
  coffeechatStages,
  coffeechatTimes,
} from '../../platform/db/schema/coffeechats.ts'
import type { Offer } from '../offers/offer.ts'

/** How far two have come since the match. */
export const chatStages = ['NEW', 'PROPOSED', 'CONFIRMED', 'DONE', 'CANCELLED'] as const
export type ChatStage = (typeof chatStages)[number]

export type TimeRow = typeof coffeechatTimes.$inferInsert

export type OutcomeRow = typeof coffeechatOutcomes.$inferInsert
export type StageRow = typeof coffeechatStages.$inferInsert

export type Coffeechat = {
  row: typeof coffeechats.$inferInsert
  offer: Offer
  stage: ChatStage
  times: TimeRow[]
  questions: (typeof coffeechatQuestions.$inferInsert)[]
  /** What each side said after it, and where it went on. */
  outcomes: OutcomeRow[]
  stages: StageRow[]
  /** When the two meet or met, once that is fixed. */
  meetsAt: Date | null
}
