import { paths } from '@coffeeattack/contract/pages'
import { peerGroupText, widerReasons } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import type { IncomeOrigin } from '@coffeeattack/domain/salary/counted-income'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { Button } from '@coffeeattack/ui/Button'
import { CountUp } from '@coffeeattack/ui/CountUp'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { prefetch } from '../../api/queries.ts'
import { privateMeta } from '../../seo.ts'
import { MoneyFigure } from '../salary/Figures.tsx'
import { OriginLine } from '../salary/IncomeOrigin.tsx'
import { GUESS, guessGap, guessNews } from './guess.ts'
import { GuessSlider } from './GuessSlider.tsx'
import { PlaceHill } from './PlaceHill.tsx'
import { ShareResult } from './ShareResult.tsx'
import { NotYet, type Standing, StandingPage, standingQuery, VerifyFirst } from './StandingPage.tsx'
import { incomeOriginOf, rankSentence } from './words.ts'

export const meta = () => privateMeta('내 소득의 자리')

export const clientLoader = () => prefetch(standingQuery)

type GuessProps = {
  income: number
  origin: IncomeOrigin | null
  group: NonNullable<Standing['place']>['peerGroup']
  onGuess: (guess: number) => void
}

/** The income, the group it is compared with, and a slider for the guess. */
function Guess({ income, origin, group, onGuess }: GuessProps) {
  const [guess, setGuess] = useState<number>(GUESS.start)
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onGuess(guess)
  }
  return (
    <form onSubmit={submit} className="flex flex-1 flex-col px-5 pt-2 pb-safe-4 lg:px-7">
      <h1 className="text-h1">
        내 소득은 <span className="block">상위 몇 %일까요?</span>
      </h1>
      <p className="mt-3">
        <MoneyFigure manwon={income} size={40} />
      </p>
      <OriginLine origin={origin} className="mt-1 text-caption text-ink-3" />
      <p className="mt-1 text-caption text-ink-3 tnum">
        {peerGroupText(group)} · {group.people}명 이상과 견주어요
      </p>
      <div className="my-auto py-10">
        <GuessSlider guess={guess} value={guess} onChange={(event) => setGuess(event.target.valueAsNumber)} />
      </div>
      <Button type="submit">자리 확인하기</Button>
    </form>
  )
}

/** The rank of the verified income: guess first, then see (PUB-7). */
export default function SecretScreen() {
  return <StandingPage>{(standing) => <Secret standing={standing} />}</StandingPage>
}

function Secret({ standing }: { standing: Standing }) {
  const { income, incomeItems, place } = standing
  const [guess, setGuess] = useState<number | null>(null)
  if (income === null) {
    return incomeItems.length > 0 ? (
      <VerifyFirst lines={['한 해를 채운 소득이', '아직 없어요']} about={PART_YEAR_NOTE} />
    ) : (
      <VerifyFirst
        lines={['소득을 인증하면', '내 자리가 보여요']}
        about="인증한 소득이 비슷한 사람들 사이 어디쯤인지 나만 확인해요."
      />
    )
  }
  if (!place) {
    return (
      <NotYet
        lines={['아직 견줄 수 있는', '사람이 모자라요']}
        about={`같은 직무에 소득을 인증한 사람이 ${MIN_PEOPLE}명 모이면 자리를 보여 드려요.`}
        action={{ label: '내 연봉 그래프 보기', to: paths.myGraph() }}
      />
    )
  }
  return guess === null ? (
    <Guess income={income} origin={incomeOriginOf(standing)} group={place.peerGroup} onGuess={setGuess} />
  ) : (
    <Reveal
      income={income}
      origin={incomeOriginOf(standing)}
      place={place}
      guess={guess}
      onAgain={() => setGuess(null)}
    />
  )
}

type RevealProps = {
  income: number
  origin: IncomeOrigin | null
  place: NonNullable<Standing['place']>
  guess: number
  onAgain: () => void
}

/** The rank beside the guess. */
function Reveal({ income, origin, place, guess, onAgain }: RevealProps) {
  const { percentile, peerGroup } = place
  const reason = widerReasons[peerGroup.kind]
  const title = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the answer, for screen readers.
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
        <PlaceHill guess={guess} place={percentile} label={rankSentence(percentile, guess)} />
      </div>
      <p className="mt-4 text-caption text-ink-3 tnum">
        {peerGroupText(peerGroup)} · {peerGroup.people}명 이상과 견주었어요. {reason}
      </p>
      <OriginLine origin={origin} className="mt-1 text-caption text-ink-3" />
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
