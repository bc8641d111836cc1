import type { ConsentKind } from '@coffeeattack/domain/verification/consents'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsentTermsSheet } from '../../verification/ConsentTermsSheet.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { consentsQuery } from '../queries.ts'
import { ConsentRecordRow } from './ConsentRecordRow.tsx'
import { privateMeta } from '../../seo.ts'

/** What the person agreed to, when, and in which wording (TRUST-6). */
export default function ConsentsScreen() {
  const { data, isError, isFetching, refetch } = useQuery(consentsQuery)
  const [read, setRead] = useState<ConsentKind>('collection')
  const [reading, setReading] = useState(false)
  function open(kind: ConsentKind) {
    setRead(kind)
    setReading(true)
  }
  return (
    <SettingsPage lines={['동의 내역']} lead="언제 무엇에 동의했는지 모두 남아 있어요.">
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        {data?.items.length === 0 && <Empty className="py-12" title="아직 동의한 내용이 없어요" />}
        {data && data.items.length > 0 && (
          <Card className="py-2!">
            <ul className="divide-y divide-line">
              {data.items.map((record, place) => (
                <ConsentRecordRow
                  // oxlint-disable-next-line react/no-array-index-key -- a choice of several companies makes equal records
                  key={`${record.kind} ${record.at} ${place}`}
                  record={record}
                  onRead={() => open(record.kind)}
                />
              ))}
            </ul>
          </Card>
        )}
        {!data && isError && (
          <ErrorState
            title="동의 내역을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && (
          <SkeletonGroup label="동의 내역을 불러오는 중이에요">
            <Skeleton round="card" className="h-72" />
          </SkeletonGroup>
        )}
      </div>
      <ConsentTermsSheet kind={read} open={reading} onOpenChange={setReading} />
    </SettingsPage>
  )
}

export const meta = () => privateMeta('동의 내역')
