import type { UtmStatus } from '@coffeeattack/domain/campaigns/utm'
import type { utmVisits } from '../../platform/db/schema/campaigns.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore, minutesAfter } from '../chance/moments.ts'

type VisitRow = typeof utmVisits.$inferInsert

const CAMPAIGNS = [
  ['kakao', 'share', 'money', 'card', '', '/money'],
  ['kakao', 'share', 'graph', 'card', '', '/graph'],
  ['search', 'cpc', 'brand', 'text', '연봉 제안', '/'],
  ['search', 'cpc', 'job', 'text', '개발자 이직', '/'],
  ['social', 'feed', 'autumn', 'video-a', '', '/introduce'],
  ['social', 'feed', 'autumn', 'video-b', '', '/'],
  ['newsletter', 'mail', 'weekly', 'button', '', '/guide/salary_guide'],
  ['', '', '', '', '', '/'],
].map(([source = '', medium = '', campaign = '', content = '', term = '', landing = '']) => {
  return { source, medium, campaign, content, term, landing }
})

const STRANGERS = 320

/** First visits: one behind every account, and many of people who only looked. */
export function visitRows(candidates: readonly Candidate[], now: Date, dice: Dice): VisitRow[] {
  const accounts = candidates
    .filter(({ withdrawal }) => !withdrawal)
    .map(({ row, person }) => {
      const status: UtmStatus = row.certifiedAt ? 'VERIFIED' : person ? 'AGREE' : 'JOB_CHOICE'
      const at = minutesAfter(row.createdAt, -dice.int(2, 90))
      return visitRow(at, { status, userId: row.id, updatedAt: row.certifiedAt ?? row.createdAt }, dice)
    })
  const strangers = Array.from({ length: STRANGERS }, () => {
    const at = between(daysBefore(now, 45), now, dice)
    const status = dice.weighted([null, 'JOB_CHOICE', 'AGREE'] as const, (reached) =>
      reached === null ? 7 : 2,
    )
    return visitRow(at, { status, userId: null, updatedAt: at }, dice)
  })
  return [...accounts, ...strangers]
}

function visitRow(
  at: Date,
  reached: Pick<VisitRow, 'status' | 'userId' | 'updatedAt'>,
  dice: Dice,
): VisitRow {
  return { id: dice.id(at), ...dice.pick(CAMPAIGNS), ...reached, createdAt: at }
}
