import type { Coffeechat } from './queries.ts'

/** Whom the person meets: the company, or the agent when the offer came from no company. */
export function partnerName({ company, operator }: Pick<Coffeechat, 'company' | 'operator'>): string {
  return company?.name ?? operator.name
}
