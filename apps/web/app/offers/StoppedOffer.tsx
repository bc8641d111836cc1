import { paths } from '@coffeeattack/contract/pages'
import { stoppedNotice } from '@coffeeattack/domain/companies/stopped-notice'
import type { OfferPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Slip } from '@coffeeattack/ui/Slip'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { ProofBadge } from '../companies/proof/ProofBadge.tsx'
import type { CompanyProof } from '../companies/proof/queries.ts'
import { StoppedNotice } from '../companies/proof/StoppedNotice.tsx'
import { Page } from '../layout/Page.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import type { Offer } from './offer-query.ts'
import RefuseSheet from './RefuseSheet.tsx'
import { SalaryRange } from './SalaryRange.tsx'

type StoppedOfferProps = {
  offer: Offer
  words: OfferPageWords
  proof: CompanyProof
  company: NonNullable<Offer['company']>
}

/** An open offer of a company whose business is not open: grey, without a raise; it can be refused while it may return (FIRM-3). */
export default function StoppedOffer({ offer, company, words, proof }: StoppedOfferProps) {
  const [isRefusing, setRefusing] = useState(false)
  const notice = stoppedNotice(proof, company.name, useNow(nextMidnight))
  if (!notice) return null
  return (
    <Page
      tone="canvas"
      backTo={paths.offers()}
      cta={
        <nav aria-label="이어서 하기">
          <Link to={paths.offers()} replace className={buttonLook()}>
            다른 어택 보기
          </Link>
          {notice.kind === 'SUSPENDED' && (
            <div className="grid justify-items-center">
              <TextLink onClick={() => setRefusing(true)}>{words.refuse}</TextLink>
            </div>
          )}
        </nav>
      }
    >
      <p className="sticky top-14 z-18 flex h-11 items-center justify-between gap-3 bg-surface-3 px-5 text-body-s font-medium">
        <span>{notice.band}</span>
        {notice.bandDay && <span className="font-normal text-ink-3 tnum">{notice.bandDay}</span>}
      </p>
      <div className="flex flex-col gap-3 px-4 pt-4 pb-6">
        <StoppedNotice {...notice} />
        <Slip>
          <CompanyHead
            offer={offer}
            muted
            proof={offer.company && <ProofBadge company={offer.company} proof={proof} />}
          />
          {!offer.isJustMessage && (
            <>
              <p className="mt-4.5 text-body-s leading-close font-medium text-ink-3">{words.salary}</p>
              <SalaryRange {...offer} size={44} className="-ml-0.5 mt-0.5 block text-ink-3" />
            </>
          )}
        </Slip>
      </div>
      <RefuseSheet offer={offer} open={isRefusing} onOpenChange={setRefusing} />
    </Page>
  )
}
