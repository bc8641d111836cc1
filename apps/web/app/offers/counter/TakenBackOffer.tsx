import { paths } from '@coffeeattack/contract/pages'
import { offerPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { politeName } from '@coffeeattack/domain/text/names'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Slip } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import { CompanyHead } from '../CompanyHead.tsx'
import { type Offer, personQuery } from '../offer-query.ts'
import { SalaryRange } from '../SalaryRange.tsx'
import CounterNote from './CounterNote.tsx'

/**
 * The company answered a counter-offer by withdrawing the offer: grey, without a raise; no name was disclosed
 * (OFR-16).
 */
export function TakenBackOffer({ offer }: { offer: Offer }) {
  const name = useQuery(personQuery).data?.name
  const words = offerPageWords({
    ...offer,
    addressee: name ? politeName(name) : null,
    company: offer.company?.name ?? null,
  })
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      cta={
        <nav aria-label="이어서 하기">
          <Link to={paths.offers()} replace className={buttonLook()}>
            다른 어택 보기
          </Link>
        </nav>
      }
    >
      <p className="flex h-11 items-center bg-shot px-5 text-body-s font-medium text-on-shot lg:bg-shot-2">
        회사가 거둬들인 제안이에요
      </p>
      <div className="px-4 pt-4 pb-6">
        <Slip>
          <CompanyHead offer={offer} muted />
          <p className="mt-4.5 text-body-s leading-close font-medium text-ink-3">{words.salary}</p>
          <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block text-ink-3" />
          {offer.counter && <CounterNote offer={offer} counter={offer.counter} />}
        </Slip>
      </div>
    </Page>
  )
}
