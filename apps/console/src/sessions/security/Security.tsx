import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Authenticator } from './Authenticator.tsx'
import { Passkeys } from './Passkeys.tsx'
import { factorsQuery } from './queries.ts'
import { Recovery } from './Recovery.tsx'

/** What one signs in with beside the password (SAFE-3). */
export function Security() {
  const factors = useQuery(factorsQuery)
  if (factors.isError) return <ErrorState onRetry={() => void factors.refetch()} />
  if (!factors.data) return <Skeleton className="h-64 rounded-card" />
  return (
    <Card className="grid gap-5 divide-y divide-line [&>*:not(:last-child)]:pb-5">
      <Passkeys factors={factors.data} />
      <Authenticator factors={factors.data} />
      <Recovery left={factors.data.recoveryCodesLeft} />
    </Card>
  )
}
