import { Button } from '@coffeeattack/ui/Button'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useNavigate } from 'react-router'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { headlineOf, moreLabelOf } from './headline.ts'
import type { Incomes } from './queries.ts'
import { IncomeTable } from './timeline/IncomeTable.tsx'
import { IncomeTimeline } from './timeline/IncomeTimeline.tsx'
import { TotalFigure } from './TotalFigure.tsx'

type GatheringPageProps = { incomes: Incomes; busy: boolean; onMore: () => void }

/** The years so far, growing to the left while more of them load. */
export function GatheringPage({ incomes, busy, onMore }: GatheringPageProps) {
  const navigate = useNavigate()
  const { items, total, status, next } = incomes
  const loading = status === 'LOADING'
  const { title, about } = headlineOf(incomes)
  const canFinish = !loading && status !== 'WAITING' && items.length > 0
  return (
    <Page
      header={<Header backTo={paths.my()} />}
      bottom={
        canFinish && (
          <BottomCta>
            <Button onClick={() => void navigate(paths.myMoney('result'))}>결과 보기</Button>
          </BottomCta>
        )
      }
    >
      <div className="px-5 pt-2 lg:px-7">
        <h1 className="text-h1">{title}</h1>
        <output className="mt-2 block text-body-s text-pretty text-ink-3">{about}</output>
      </div>
      <section aria-labelledby="gathered" className="px-(--gut) pt-7 pb-8 [--gut:20px] lg:[--gut:28px]">
        <div className="flex items-center justify-between gap-3">
          <h2 id="gathered" className="text-body-s font-medium text-ink-3">
            지금까지 모은 소득
          </h2>
          <Tag kind="verified">국세청 인증</Tag>
        </div>
        <p className="mt-1">
          <TotalFigure manwon={total} />
        </p>
        <div className="mt-5">
          {items.length > 0 ? (
            <IncomeTimeline items={items} loading={loading} />
          ) : (
            loading && <Skeleton round="card" className="h-50" />
          )}
        </div>
        {items.length > 0 && <IncomeTable items={items} />}
        {next && !loading && (
          <Button kind="weak" size="md" className="mt-5" busy={busy && '요청하는 중'} onClick={onMore}>
            {moreLabelOf(incomes)}
          </Button>
        )}
      </section>
    </Page>
  )
}
