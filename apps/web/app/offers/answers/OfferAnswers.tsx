import { paths } from '@coffeeattack/contract/pages'
import { mayCounter } from '@coffeeattack/domain/offers/counter'
import { isFromAgent } from '@coffeeattack/domain/offers/offer'
import type { OfferPageWords } from '@coffeeattack/domain/offers/page-words.ko'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { BottomCta } from '../../layout/Page.tsx'
import { useFreshAnswer } from '../answered-elsewhere.ts'
import type { Offer } from '../offer-query.ts'
import { offerQuery } from '../queries.ts'

/** Loaded on demand: an offer is read before it is answered. */
const sheets = {
  accept: lazy(() => import('../accept/AcceptOffer.tsx')),
  refuse: lazy(() => import('../RefuseSheet.tsx')),
  counter: lazy(() => import('../counter/CounterSheet.tsx')),
}
type Sheet = keyof typeof sheets

/** The answers to an open offer: a filled button, an outlined one beside it, and links below. */
export function OfferAnswers({ offer, words }: { offer: Offer; words: OfferPageWords }) {
  const now = useNow(nextMidnight)
  const [opened, setOpened] = useState<Sheet | null>(null)
  const [asked, setAsked] = useState<readonly Sheet[]>([])
  const canCounter = mayCounter({ ...offer, expiredAt: new Date(offer.expiredAt) }, now)
  const { isWaiting, answer } = useFreshAnswer(offerQuery(offer.id).queryKey)
  function open(name: Sheet) {
    answer(() => {
      setOpened(name)
      // An opened sheet stays mounted, so that it can close with its animation.
      setAsked((before) => (before.includes(name) ? before : [...before, name]))
    })
  }
  return (
    <>
      <BottomCta>
        {/* Both fit one line on a phone, so the bar is no taller than with one button. */}
        <section
          aria-label="이 제안에 답하기"
          className="flex gap-2 *:flex-1 *:px-2 *:whitespace-nowrap *:last:flex-[1.16] max-narrow:*:px-1 max-narrow:*:text-body-s"
        >
          {!isFromAgent(offer) && (
            <Link to={paths.askOffer(offer.id)} className={`${buttonLook({ kind: 'line' })} bg-surface`}>
              이름 없이 물어보기
            </Link>
          )}
          <Button busy={isWaiting && '확인하는 중'} onClick={() => open('accept')}>
            {words.accept}
          </Button>
        </section>
        <div className="-mb-2 flex gap-2 *:flex-1 *:last:flex-[1.16]">
          <TextLink onClick={() => open('refuse')}>{words.refuse}</TextLink>
          {canCounter && <TextLink onClick={() => open('counter')}>{words.counter}</TextLink>}
        </div>
      </BottomCta>
      {asked.map((name) => {
        const Answer = sheets[name]
        return (
          <Suspense key={name}>
            <Answer
              offer={offer}
              open={opened === name}
              onOpenChange={(isOpen) => setOpened(isOpen ? name : null)}
              onCounter={canCounter ? () => open('counter') : undefined}
            />
          </Suspense>
        )
      })}
    </>
  )
}
