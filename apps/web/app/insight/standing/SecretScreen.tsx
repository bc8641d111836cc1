import { GUESS } from '@coffeeattack/domain/insight/guess'
import { peerGroupText } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { Button } from '@coffeeattack/ui/Button'
import { type SyntheticEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { NotYet } from './NotYet.tsx'
import type { Standing } from './queries.ts'
import { StandingPage } from './StandingPage.tsx'
import { VerifyFirst } from './VerifyFirst.tsx'
import { Reveal } from './Reveal.tsx'
import { privateMeta } from '../../seo.ts'
import { MoneyFigure } from '../salary/MoneyFigure.tsx'
import { GuessSlider } from './GuessSlider.tsx'

type GuessProps = {
  income: number
  group: NonNullable<Standing['place']>['peerGroup']
  onGuess: (guess: number) => void
}

/** The income, whom it is held against, and a slider for what one thinks. */
function Guess({ income, group, onGuess }: GuessProps) {
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

/** Where the verified income stands: guess first, then see (PUB-7). */
export default function SecretScreen() {
  return <StandingPage>{(standing) => <Secret standing={standing} />}</StandingPage>
}

function Secret({ standing: { income, incomeItems, place } }: { standing: Standing }) {
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
    <Guess income={income} group={place.peerGroup} onGuess={setGuess} />
  ) : (
    <Reveal income={income} place={place} guess={guess} onAgain={() => setGuess(null)} />
  )
}

export const meta = () => privateMeta('내 소득의 자리')
