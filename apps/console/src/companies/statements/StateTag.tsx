import { stateNames, type StatementState } from '@coffeeattack/domain/companies/billing'
import { Tag } from '@coffeeattack/ui/Tag'

type StateTagProps = { state: StatementState; closedAt: string | null }

/** What became of a statement. A month that was closed before statements were sent waits for that alone. */
export function StateTag({ state, closedAt }: StateTagProps) {
  const isClosedOnly = state === 'OPEN' && closedAt !== null
  return (
    <Tag kind={state === 'OVERDUE' ? 'shot' : state === 'PAID' ? 'verified' : 'plain'}>
      {isClosedOnly ? '보내기 전' : stateNames[state]}
    </Tag>
  )
}
