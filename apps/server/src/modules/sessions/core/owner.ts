import { sessions } from '../../../platform/db/schema/sessions.ts'
import type { Purpose } from '../../../platform/http/tokens.ts'

/** The owner of a login. */
export type Owner = { readonly kind: 'candidate' | 'operator' | 'partner'; readonly id: string }

export type LoginOrigin = { readonly userAgent: string }
export type TokenPair = { readonly accessToken: string; readonly refreshToken: string }

type OwnerKind = Owner['kind']

/** The column of each kind of owner in `sessions`, and the audience of its tokens. */
export const ownerKinds = {
  candidate: { column: sessions.userId, key: 'userId', refresh: 'refresh' },
  operator: { column: sessions.operatorId, key: 'operatorId', refresh: 'operator-refresh' },
  partner: { column: sessions.partnerId, key: 'partnerId', refresh: 'partner-refresh' },
} as const satisfies Record<OwnerKind, { column: unknown; key: string; refresh: Purpose }>

export const candidate = (id: string): Owner => ({ kind: 'candidate', id })
export const operator = (id: string): Owner => ({ kind: 'operator', id })
export const partner = (id: string): Owner => ({ kind: 'partner', id })
