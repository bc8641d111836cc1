import { agoText } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { tellFailure } from '../../layout/tell-failure.ts'
import { sessionsQuery } from './queries.ts'

export function Sessions() {
  const [now] = useState(() => new Date())
  const sessions = useQuery(sessionsQuery)
  const signOut = useMutation({
    mutationFn: (id: string) => api('DELETE /console/sessions/:id', { params: { id } }),
    onError: tellFailure,
    onSettled: () => sessions.refetch(),
  })
  if (sessions.isError) return <ErrorState onRetry={() => void sessions.refetch()} />
  if (!sessions.data) return <Skeleton className="h-24 rounded-card" />
  return (
    <Card>
      <ul aria-label="로그인한 기기" className="grid gap-4">
        {sessions.data.items.map(({ id, name, isCurrent, lastUsedAt }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            <div>
              <p className="flex items-center gap-2 text-body font-semibold">
                {name}
                {isCurrent && <Tag>지금 이 기기</Tag>}
              </p>
              <p className="text-caption text-ink-3">{agoText(new Date(lastUsedAt), now)}</p>
            </div>
            {!isCurrent && (
              <Button
                kind="weak"
                size="sm"
                wide={false}
                busy={signOut.isPending && signOut.variables === id && '로그아웃하는 중'}
                onClick={() => signOut.mutate(id)}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
