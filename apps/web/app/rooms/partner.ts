import type { Room } from './rooms-query.ts'

/** Whom the person talks with: the company, or our agent by name. */
export function partnerName({ company, operator }: Pick<Room, 'company' | 'operator'>): string {
  return company?.name ?? operator.name
}

/** Who speaks for them. */
export function partnerRole({ company, operator }: Pick<Room, 'company' | 'operator'>): string {
  return company ? `${operator.name} 님` : '담당 에이전트'
}
