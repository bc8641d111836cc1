import { paths } from '@coffeeattack/contract/pages'
import { COMPARED } from '@coffeeattack/domain/offers/comparison'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Logo } from '@coffeeattack/ui/Logo'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { prefetch } from '../api/queries.ts'
import { recordsQuery } from '../companies/record/queries.ts'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { comparable, compareChosen, idsOf } from './compare/comparable.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { type OfferEntry, offerListQuery } from './queries.ts'

/** Loaded on demand, while the person chooses. */
const ComparisonView = lazy(() => import('./compare/ComparisonView.tsx'))

export const meta = () => privateMeta('어택 비교')

export const clientLoader = () => prefetch(offerListQuery('all'))

/** An offer of the address was answered or has expired, or there are too few or too many. */
function NotComparable() {
  return (
    <Page backTo={paths.offers()}>
      <Empty
        title="지금은 나란히 볼 수 없는 어택이 있어요"
        description="이미 답했거나 기한이 지난 어택일 수 있어요"
        className="m-auto px-5"
        action={
          <Link to={paths.compareOffers()} replace className={buttonLook({ size: 'sm' })}>
            다시 고르기
          </Link>
        }
      />
    </Page>
  )
}

/** Compares two to four open offers: first a choice, then the drawing (TRUST-3). The address holds the choice. */
export default function CompareScreen() {
  const ids = idsOf(useSearchParams()[0].get('ids'))
  const list = useQuery(offerListQuery('all'))
  const now = useNow(nextMidnight)
  // Kept here, so that going back from the drawing finds the choice unchanged.
  const [picked, setPicked] = useState<readonly string[]>(ids)
  return (
    <Loaded
      query={list}
      title="어택을 불러오지 못했어요"
      className="m-auto"
      skeleton={<ListSkeleton />}
      renderFrame={(inside) => <Page backTo={paths.offers()}>{inside}</Page>}
    >
      {({ offerItems }) => {
        if (ids.length === 0) {
          return <ChooseOffers offers={comparable(offerItems, now)} picked={picked} onPick={setPicked} />
        }
        const comparison = compareChosen(offerItems, ids, now)
        if (!comparison.ok) return <NotComparable />
        return <ComparedWithRecords comparison={comparison} entries={offerItems} />
      }}
    </Loaded>
  )
}

type ComparedProps = Pick<ComponentProps<typeof ComparisonView>, 'comparison' | 'entries'>

/** The offers with the companies' track records, once these have loaded (KEEP-4). */
function ComparedWithRecords({ comparison, entries }: ComparedProps) {
  const compared = entries.filter(({ id }) => comparison.offers.some((offer) => offer.id === id))
  const records = useQuery(recordsQuery(compared.flatMap(({ companyId }) => companyId ?? []))).data
  return (
    <Suspense
      fallback={
        <Page backTo={paths.compareOffers()}>
          <ListSkeleton />
        </Page>
      }
    >
      <ComparisonView comparison={comparison} entries={entries} recordOf={(id) => records?.get(id)} />
    </Suspense>
  )
}

type ChooseOffersProps = {
  offers: readonly OfferEntry[]
  picked: readonly string[]
  onPick: (picked: readonly string[]) => void
}

/** The list with checkboxes. */
function ChooseOffers({ offers, picked, onPick }: ChooseOffersProps) {
  const navigate = useNavigate()
  const chosen = offers.filter(({ id }) => picked.includes(id)).map(({ id }) => id)
  const enough = chosen.length >= COMPARED.min

  function toggle(id: string) {
    if (chosen.includes(id)) return onPick(chosen.filter((other) => other !== id))
    if (chosen.length >= COMPARED.max) return toast(`${COMPARED.max}개까지 나란히 볼 수 있어요`)
    onPick([...chosen, id])
  }
  if (offers.length < COMPARED.min) {
    return (
      <Page backTo={paths.offers()}>
        <Empty
          title="비교할 어택이 아직 모자라요"
          description="고를 수 있는 어택이 2개가 되면 나란히 볼 수 있어요"
          className="m-auto px-5"
        />
      </Page>
    )
  }
  return (
    <Page
      backTo={paths.offers()}
      cta={
        <Button disabled={!enough} onClick={() => void navigate(paths.compareOffers(chosen))}>
          {enough ? `${chosen.length}개 나란히 보기` : '2개 이상 골라 주세요'}
        </Button>
      }
    >
      <div className="px-5 pt-2 pb-6">
        <h1 className="text-h1">
          나란히 볼 어택을
          <br />
          골라 주세요
        </h1>
        <p className="mt-1.5 text-body-s text-ink-3">
          {COMPARED.min}개에서 {COMPARED.max}개까지 고를 수 있어요.
        </p>
        <ul className="mt-6 flex flex-col gap-2.5">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OptionRow
                type="checkbox"
                leading={<Logo name={offer.name} src={offer.logo} />}
                title={offer.name}
                note={noteOf(offer)}
                checked={chosen.includes(offer.id)}
                onChange={() => toggle(offer.id)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

function noteOf({ position, salaryMin, salaryMax }: OfferEntry): string {
  const top = salaryMax ?? salaryMin
  return top === null ? position : `${position} · ${rangeText(salaryMin ?? top, top)}`
}
