import type { proofRequests } from '../../platform/db/schema/proof-requests.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'

type RequestRow = typeof proofRequests.$inferInsert

/** The company whose terms lie before 지우 asks for a proof in place of a payslip, and waits (PROOF-6). */
export function createProofRequests(own: readonly Coffeechat[], dice: Dice): RequestRow[] {
  return own.flatMap(({ row, stages, offer }) => {
    const terms = stages.find(({ stage }) => stage === 'TERMS')
    if (!terms) return []
    const askedAt = minutesAfter(terms.recordedAt, 35)
    return [
      {
        id: dice.id(askedAt),
        coffeechatId: row.id,
        askedBy: offer.operator.row.id,
        kind: 'INCOME_AT_LEAST',
        purpose: '처우 합의서의 연봉 구간을 정하는 데만 쓰고, 정한 뒤에는 보지 않아요.',
        state: 'OPEN',
        askedAt,
      },
    ]
  })
}
