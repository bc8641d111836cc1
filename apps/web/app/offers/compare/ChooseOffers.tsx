import { COMPARED } from '@coffeeattack/domain/offers/comparison'
import { rangeText } from '@coffeeattack/domain/salary/format'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { Logo } from '@coffeeattack/ui/Logo'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { toast } from '@coffeeattack/ui/toast'
import { useNavigate } from 'react-router'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import type { OfferEntry } from '../queries.ts'

type ChooseOffersProps = {
  offers: readonly OfferEntry[]
  picked: readonly string[]
  onPick: (picked: readonly string[]) => void
}

/** The list in its compare mode. */
export function ChooseOffers({ offers, picked, onPick }: ChooseOffersProps) {
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
      <Page header={<Header backTo={paths.offers()} />}>
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
      header={<Header backTo={paths.offers()} />}
      bottom={
        <BottomCta>
          <Button disabled={!enough} onClick={() => void navigate(paths.compareOffers(chosen))}>
            {enough ? `${chosen.length}개 나란히 보기` : '2개 이상 골라 주세요'}
          </Button>
        </BottomCta>
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
