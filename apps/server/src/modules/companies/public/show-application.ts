import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { reviewBy } from '@coffeeattack/domain/companies/review'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { ONE_TIME_CODE } from '@coffeeattack/domain/sessions/one-time-code'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { ApplicationRow } from '../core/applications.ts'
import { findBySecret, preparedIn, recruitersOf } from './application-store.ts'

const NOTHING = { logo: false, position: false, template: false, colleague: false }
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const later = (at: Date | null, ms: number): string | null => at && new Date(at.getTime() + ms).toISOString()

/** What the applicant reads. Of another's company only how many recruiters read the wish to join. */
export async function shownApplication(row: ApplicationRow, { db }: Pick<ApiDeps, 'db'>) {
  const isMember = ['MEMBER', 'JOINING', 'JOINED', 'DECLINED'].includes(row.state)
  const isOwn = row.companyId !== null && !isMember
  const isAskedForCode = row.state === 'MAIL'
  const isReviewed = row.state === 'IN_REVIEW'
  return {
    state: row.state,
    stateChangedAt: row.stateChangedAt.toISOString(),
    email: row.email,
    name: row.name,
    title: row.title,
    codeExpiresAt: isAskedForCode ? later(row.codeSentAt, APPLICATION.codeValidMs) : null,
    resendAt: isAskedForCode ? later(row.codeSentAt, ONE_TIME_CODE.resendAfterMs) : null,
    companyName: row.companyName,
    businessNumber: row.businessNumber,
    openedOn: row.openedOn,
    homepage: row.homepage,
    appliedAt: iso(row.pledgedAt),
    matchedAt: iso(row.matchedAt),
    businessState: row.businessState,
    taxType: row.taxType,
    askAgainAt: row.state === 'CHECKING' ? iso(row.askAgainAt) : null,
    reviewBy: isReviewed ? reviewBy(row.stateChangedAt).toISOString() : null,
    question: row.question,
    answer: row.answer,
    reason: row.reason,
    decidedAt: iso(row.decidedAt),
    memberCount: isMember && row.companyId ? await recruitersOf(db.drizzle, row.companyId) : null,
    note: row.note,
    notedAt: iso(row.notedAt),
    joinAgainAt: row.state === 'DECLINED' ? later(row.notedAt, DAY_MS) : null,
    hasAccount: row.operatorId !== null,
    prepared: isOwn ? await preparedIn(db.drizzle, row.companyId!) : NOTHING,
  }
}

export async function showApplication(secret: string, deps: ApiDeps) {
  const row = await findBySecret(deps.db.drizzle, hashToken(secret))
  if (!row) throw new Refusal('NOT_FOUND')
  return shownApplication(row, deps)
}
