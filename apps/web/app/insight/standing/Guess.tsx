import { peerGroupText } from '@coffeeattack/domain/insight/peers'
import { GUESS } from '@coffeeattack/domain/insight/guess'
import { Button } from '@coffeeattack/ui/Button'
import { type SyntheticEvent, useState } from 'react'
import { MoneyFigure } from '../salary/MoneyFigure.tsx'
import { GuessSlider } from './GuessSlider.tsx'
import type { Standing } from './queries.ts'

type GuessProps = {
  income: number
  group: NonNullable<Standing['place']>['peerGroup']
  onGuess: (guess: number) => void
}

/** The income, whom it is held against, and a slider for what one thinks. */
export function Guess({ income, group, onGuess }: GuessProps) {
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
