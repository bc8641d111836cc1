import { withdrawalReasons } from '@coffeeattack/domain/profiles/withdrawal'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { useState } from 'react'
import { OwnWords } from './OwnWords.tsx'

const OWN_WORDS = '직접 쓸게요'

/** A ready answer or own words; tells '' as long as there is neither. */
export function WithdrawalReason({ onChange }: { onChange: (reason: string) => void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [words, setWords] = useState('')
  function choose(option: string) {
    setChosen(option)
    onChange(option === OWN_WORDS ? words : option)
  }
  function write(text: string) {
    setWords(text)
    onChange(text)
  }
  return (
    <Card>
      <fieldset>
        <legend className="mb-3.5 text-h3">왜 떠나시나요?</legend>
        <div className="flex flex-col gap-2">
          {[...withdrawalReasons, OWN_WORDS].map((option) => (
            <OptionRow
              key={option}
              type="radio"
              name="withdrawal-reason"
              title={option}
              checked={chosen === option}
              onChange={() => choose(option)}
            />
          ))}
        </div>
      </fieldset>
      {chosen === OWN_WORDS && <OwnWords words={words} onChange={write} />}
    </Card>
  )
}
