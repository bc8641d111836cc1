import { consolePaths } from '@coffeeattack/contract/console-pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { ConsolePage, Crumb } from '../../layout/ConsolePage.tsx'
import { type PickedCompany, CompanyLookup } from '../CompanyLookup.tsx'
import { companyQuery } from '../queries.ts'
import { AlikeCompanies } from '../review/AlikeCompanies.tsx'
import { alikeQuery, reloadCompanies } from './queries.ts'

/** Another company is merged into this one: from those that are alike, or any (FIRM-2). */
export function MergePage() {
  const { id = '' } = useParams()
  const company = useQuery(companyQuery(id))
  const alike = useQuery(alikeQuery(id))
  const navigate = useNavigate()
  const name = company.data?.name ?? '이 회사'
  const merge = useCall(
    (from: PickedCompany, idempotencyKey) =>
      api('POST /console/companies/:id/merge', {
        params: { id },
        body: { fromId: from.id },
        idempotencyKey,
      }),
    {
      asks: (from) => ({
        title: `${from.name}, ${name} 두 회사를 합칠까요?`,
        description: `${from.name}의 제안, 사람, 한도와 기록이 ${name}에 옮겨지고, 두 이름 모두 계속 숨겨져요. 하루 안에 되돌릴 수 있어요.`,
        confirm: '합치기',
        cancel: '그대로 두기',
      }),
      async onDone() {
        toast('두 회사를 합쳤어요', { kind: 'done' })
        await reloadCompanies()
        void navigate(consolePaths.companyMerges())
      },
    },
  )
  return (
    <ConsolePage
      title="회사 합치기"
      tab={company.data ? `${company.data.name} 합치기` : '회사 합치기'}
      crumb={<Crumb to={consolePaths.company(id)}>{name}</Crumb>}
    >
      <p className="-mt-2 mb-4 text-body-s text-pretty text-ink-2">
        고른 회사가 {name}에 합쳐지고 닫혀요. 합친 것은 하루 안에 되돌릴 수 있어요.
      </p>
      <Loaded query={alike} skeleton={<Skeleton round="card" className="h-40" />}>
        {({ items }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <AlikeCompanies
              alike={items}
              renderAction={(other) => (
                <Button
                  kind="line"
                  size="sm"
                  aria-label={`${other.name} 합치기`}
                  disabled={other.state === 'CLOSED'}
                  busy={merge.busy && merge.input?.id === other.id && '합치는 중'}
                  onClick={() => void merge.run({ id: other.id, name: other.name })}
                >
                  합치기
                </Button>
              )}
            />
            <Card title={items.length === 0 ? '같거나 비슷한 회사가 없어요' : '다른 회사 찾기'}>
              <div className="mt-3">
                <CompanyLookup
                  label="합칠 회사"
                  name="fromId"
                  without={[id]}
                  error={undefined}
                  onPick={(picked) => void merge.run(picked)}
                />
              </div>
            </Card>
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}
