import { paths } from '@coffeeattack/contract/pages'
import { mayCounter } from '@coffeeattack/domain/offers/counter'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import type { OfferPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { BottomCta } from '../../layout/Page.tsx'
import { AcceptOffer } from '../accept/AcceptOffer.tsx'
import { CounterSheet } from '../counter/CounterSheet.tsx'
import type { Offer } from '../offer-query.ts'
import { RefuseSheet } from '../RefuseSheet.tsx'

type Sheet = 'accept' | 'refuse' | 'counter'

/** What an open offer can be answered with: one filled, one outlined beside it, and the quiet ones under them. */
export function OfferAnswers({ offer, words }: { offer: Offer; words: OfferPageWords }) {
  const now = useNow(nextMidnight)
  const [opened, setOpened] = useState<Sheet | null>(null)
  const canCounter = mayCounter({ ...offer, expiredAt: new Date(offer.expiredAt) }, now)
  const sheet = (name: Sheet) => ({
    offer,
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : null),
  })
  return (
    <>
      <BottomCta>
        {/* Both fit one line on a phone: the bar is no taller than with one button. */}
        <section
          aria-label="이 제안에 답하기"
          className="flex gap-2 *:flex-1 *:px-2 *:whitespace-nowrap *:last:flex-[1.16] max-narrow:*:px-1 max-narrow:*:text-body-s"
        >
          {!isFromAgent(offer) && (
            <Link to={paths.askOffer(offer.id)} className={`${buttonLook({ kind: 'line' })} bg-surface`}>
              이름 없이 물어보기
            </Link>
          )}
          <Button onClick={() => setOpened('accept')}>{words.accept}</Button>
        </section>
        <div className="-mb-2 flex gap-2 *:flex-1 *:last:flex-[1.16]">
          <TextLink onClick={() => setOpened('refuse')}>{words.refuse}</TextLink>
          {canCounter && <TextLink onClick={() => setOpened('counter')}>{words.counter}</TextLink>}
        </div>
      </BottomCta>
      <AcceptOffer {...sheet('accept')} />
      <RefuseSheet {...sheet('refuse')} onCounter={canCounter ? () => setOpened('counter') : undefined} />
      <CounterSheet {...sheet('counter')} />
    </>
  )
}
