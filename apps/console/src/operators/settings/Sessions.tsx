import { agoText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { sessionsQuery } from './queries.ts'

export function Sessions() {
  const [now] = useState(() => new Date())
  const sessions = useQuery(sessionsQuery)
  const signOut = useCall((id: string) => api('DELETE /console/sessions/:id', { params: { id } }), {
    onSettled: () => sessions.refetch(),
  })
  return (
    <Loaded query={sessions} skeleton={<Skeleton className="h-24 rounded-card" />}>
      {({ items }) => (
        <Card>
          <ul aria-label="로그인한 기기" className="grid gap-4">
            {items.map(({ id, name, isCurrent, lastUsedAt }) => (
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
                    busy={signOut.busy && signOut.input === id && '로그아웃하는 중'}
                    onClick={() => void signOut.run(id)}
                  >
                    로그아웃
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  )
}
