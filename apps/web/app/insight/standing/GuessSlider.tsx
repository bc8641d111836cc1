import { topPercentText } from '@coffeeattack/domain/insight/market'
import { type ComponentProps, useId } from 'react'
import { GUESS } from './guess.ts'

type GuessSliderProps = Omit<ComponentProps<'input'>, 'type'> & { guess: number }

/** The slider for a guess, with its value in words. The top is on the right, as in the hill. */
export function GuessSlider({ guess, ...input }: GuessSliderProps) {
  const id = useId()
  return (
    <div className="text-center">
      <label htmlFor={id} className="text-body-s text-ink-3">
        내 짐작
      </label>
      <output htmlFor={id} data-guess-value className="block text-money-44 tnum">
        {topPercentText(guess)}
      </output>
      <input
        min={GUESS.min}
        max={GUESS.max}
        step={1}
        {...input}
        id={id}
        type="range"
        name="guess"
        dir="rtl"
        aria-valuetext={topPercentText(guess)}
        className="mt-5 h-11 w-full cursor-pointer accent-(--primary)"
      />
      <span aria-hidden="true" className="flex justify-between text-caption text-ink-3">
        <span>상위 {GUESS.max}%</span>
        <span>상위 {GUESS.min}%</span>
      </span>
    </div>
  )
}
