import type { UtmStatus } from '@coffeeattack/domain/campaigns/utm'
import type { utmVisits } from '../../platform/db/schema/campaigns.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore, minutesAfter } from '../chance/moments.ts'

type VisitRow = typeof utmVisits.$inferInsert

const CAMPAIGNS = [
  { source: 'kakao', medium: 'share', campaign: 'money', content: 'card', term: '', landing: '/money' },
  { source: 'kakao', medium: 'share', campaign: 'graph', content: 'card', term: '', landing: '/graph' },
  { source: 'search', medium: 'cpc', campaign: 'brand', content: 'text', term: '연봉 제안', landing: '/' },
  { source: 'search', medium: 'cpc', campaign: 'job', content: 'text', term: '개발자 이직', landing: '/' },
  {
    source: 'social',
    medium: 'feed',
    campaign: 'autumn',
    content: 'video-a',
    term: '',
    landing: '/introduce',
  },
  { source: 'social', medium: 'feed', campaign: 'autumn', content: 'video-b', term: '', landing: '/' },
  {
    source: 'newsletter',
    medium: 'mail',
    campaign: 'weekly',
    content: 'button',
    term: '',
    landing: '/guide/salary_guide',
  },
  { source: '', medium: '', campaign: '', content: '', term: '', landing: '/' },
] as const

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
