import type { TestApp } from '../test-app.ts'
import { type Traces, tracesIn } from './canary.ts'
import type { Viewer } from './market.ts'
import type { OperatorCall } from './operator-calls.ts'

type Ids = {
  canaryId: string
  inquiryId: string
  companyInquiryId: string
  wishId: string
  companyId: string
  hireMonth: string
  /** The month whose fairness was drawn. */
  fairnessMonth: string
  /** A company that waits to be let in. */
  applicationId: string
  /** The canary’s own report of the first company. */
  safetyCaseId: string
}

/** What the id in a path is filled with for one viewer; nothing when nothing there is theirs. */
type Fill = (viewer: Viewer, ids: Ids) => string | undefined

/** A GET with an id in its path stands here, or the canary test says that it was not walked. */
const FILLS: Readonly<Record<string, Fill>> = {
  'GET /console/candidates/:id': (_, { canaryId }) => canaryId,
  'GET /console/candidates/:id/notes': (_, { canaryId }) => canaryId,
  'GET /console/offers/:id': ({ offerId }) => offerId,
  'GET /console/positions/:id': ({ positionId }) => positionId,
  'GET /console/positions/:id/people': ({ positionId }) => positionId,
  'GET /console/positions/:id/suggestions': ({ positionId }) => positionId,
  'GET /console/positions/:id/suggestions/:candidateId': ({ positionId }, { canaryId }) =>
    positionId && `${positionId}/suggestions/${canaryId}`,
  'GET /console/positions/:id/naming': ({ positionId }) => positionId,
  'GET /console/coffeechats/:id': ({ coffeechatId }) => coffeechatId,
  'GET /console/coffeechats/:id/pact': ({ coffeechatId }) => coffeechatId,
  'GET /console/coffeechats/:id/proof-requests': ({ coffeechatId }) => coffeechatId,
  'GET /console/pacts/:id': ({ pactId }) => pactId,
  'GET /console/pacts/:id/signing': ({ pactId }) => pactId,
  'GET /console/coffeechats/:id/asked': ({ coffeechatId }) => coffeechatId,
  'GET /console/inquiries/:id': (_, { inquiryId }) => inquiryId,
  'GET /console/more-requests/:id': (_, { wishId }) => wishId,
  'GET /console/company-inquiries/:id': (_, { companyInquiryId }) => companyInquiryId,
  'GET /console/companies/:id': (_, { companyId }) => companyId,
  'GET /console/companies/:id/alike': (_, { companyId }) => companyId,
  'GET /console/companies/:id/evidence': (_, { companyId }) => companyId,
  'GET /console/company-applications/:id': (_, { applicationId }) => applicationId,
  'GET /console/safety/:id': (_, { safetyCaseId }) => safetyCaseId,
  'GET /console/statements/:companyId/:month': ({ role, companyId: own }, { companyId, hireMonth }) =>
    role === 'admin' || own === companyId ? `${companyId}/${hireMonth}` : undefined,
  'GET /console/pipeline/cards/:id': ({ cardId }) => cardId,
  'GET /console/rooms/:id': ({ roomId }) => roomId,
  'GET /console/rooms/:id/messages': ({ roomId }) => roomId,
}

/** What a call cannot be made without. */
const QUERIES: Readonly<Record<string, (ids: Ids) => string>> = {
  'GET /console/offers/market': ({ canaryId }) => `?candidateId=${canaryId}`,
  'GET /console/curations/positions': ({ canaryId }) => `?candidateId=${canaryId}`,
  'GET /console/fairness/export': ({ fairnessMonth }) => `?month=${fairnessMonth}`,
  'GET /console/candidates/compare': ({ canaryId, companyId }) => `?ids=${canaryId},${companyId}`,
}

const FILES = new Set(['GET /console/applications/:id/files/:fileId', 'GET /console/pacts/:id/file'])

/** They lead to what visitors sent, to a sealed file, and to streams that do not end. */
export const isReadable = ({ key, method, events }: OperatorCall) =>
  method === 'GET' && !events && !FILES.has(key)

export type Seen = { key: string; status: number; body: string; traces: Traces[] }

/** Everything in the console that this viewer can read, and which secrets stand in it. */
export async function walk(
  server: TestApp,
  calls: readonly OperatorCall[],
  viewer: Viewer,
  ids: Ids,
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const call of calls.filter((it) => isReadable(it) && it.roles?.includes(viewer.role))) {
    const { key } = call
    const id = FILLS[key]?.(viewer, ids)
    if (call.path.includes(':') && id === undefined) continue
    const path = call.path.replace(/:\w+((\/\w+)*\/:\w+)*/, id ?? '') + (QUERIES[key]?.(ids) ?? '')
    const { statusCode, body } = await server.call('GET', path, { token: viewer.token })
    seen.push({ key, status: statusCode, body, traces: tracesIn(body) })
  }
  return seen
}
