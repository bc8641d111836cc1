import { peerGroupText, widerReasons } from '@coffeeattack/domain/insight/peers'
import { guessGap, guessNews } from '@coffeeattack/domain/insight/guess'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useEffect, useRef } from 'react'
import { PlaceHill } from './PlaceHill.tsx'
import type { Standing } from './queries.ts'
import { ShareResult } from './ShareResult.tsx'
import { placeSentence } from './words.ts'

type RevealProps = {
  income: number
  place: NonNullable<Standing['place']>
  guess: number
  onAgain: () => void
}

/** The place as it is, beside the guess. */
export function Reveal({ income, place, guess, onAgain }: RevealProps) {
  const { percentile, peerGroup } = place
  const reason = widerReasons[peerGroup.kind]
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever pressed the button above is read the answer.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className="flex flex-1 flex-col px-5 pt-2 pb-safe-4 lg:px-7">
      <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
        {guessNews(guess, percentile)}{' '}
        <span className="mt-1 block text-money-56 tnum">
          상위 <CountUp value={percentile} format={(n) => `${Math.round(n)}%`} />
        </span>
      </h1>
      <p className="mt-2 text-body text-ink-2 tnum">{guessGap(guess, percentile)}</p>
      <div className="mt-8">
        <PlaceHill guess={guess} place={percentile} label={placeSentence(percentile, guess)} />
      </div>
      <p className="mt-4 text-caption text-ink-3 tnum">
        {peerGroupText(peerGroup)} · {peerGroup.people}명 이상과 견주었어요. {reason}
      </p>
      <div className="mt-auto flex flex-col pt-8">
        <ShareResult
          kind="secret"
          choices={[
            { level: 'none', title: '숫자 없이', note: '내 자리는 담기지 않아요' },
            {
              level: 'some',
              title: '자리만',
              note: `상위 ${percentile}%와 ${peerGroupText(peerGroup)}이 보여요`,
            },
            { level: 'amounts', title: '금액까지', note: `${moneyText(income)}도 보여요` },
          ]}
        />
        <TextLink className="self-center" onClick={onAgain}>
          다시 짐작하기
        </TextLink>
      </div>
    </section>
  )
}
