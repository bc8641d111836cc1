import type { OperatorCaller } from '../../../platform/http/caller.ts'

/** Who acts in a coffee chat: the person, or somebody of the side that made the offer. */
export type Party =
  | { readonly side: 'candidate'; readonly userId: string }
  | { readonly side: 'company'; readonly caller: OperatorCaller }

/** A coffee chat as one of its parties reaches it. */
export type Whose = { party: Party; coffeechatId: string }

export type Reach = { readonly by: 'candidate' | 'company' | 'agent'; readonly id: string }

/** Recruiters reach those of their company, whoever wrote the offer; agents those of the offers they wrote. */
export function reachOf(party: Party): Reach {
  if (party.side === 'candidate') return { by: 'candidate', id: party.userId }
  const { companyId, operatorId } = party.caller
  return companyId ? { by: 'company', id: companyId } : { by: 'agent', id: operatorId }
}
