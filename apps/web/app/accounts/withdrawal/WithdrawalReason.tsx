import { withdrawalReasons } from '@coffeeattack/domain/profiles/withdrawal'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/text-area'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { useEffect, useRef, useState } from 'react'

type OwnWordsProps = { words: string; onChange: (words: string) => void }

/** Opens under the last answer, where the button at the bottom would hide it: so it brings itself into view. */
function OwnWords({ words, onChange }: OwnWordsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's cleanup.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <TextArea
        className="mt-4"
        label="떠나는 이유"
        hideLabel
        placeholder="아쉬웠던 점을 들려주세요"
        limit={TEXT_AREA.limit}
        atLimit={limitMessage(TEXT_AREA.limit)}
        value={words}
        onValueChange={onChange}
      />
    </div>
  )
}

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
