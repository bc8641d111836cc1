import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { useId } from 'react'

type ChoiceGroupProps<V extends string> = {
  question: string
  choices: readonly { value: V; label: string }[]
  value: string | null
  disabled: boolean
  onChoose: (value: V) => void
}

/** One question with its choices. */
export function ChoiceGroup<V extends string>({
  question,
  choices,
  value,
  disabled,
  onChoose,
}: ChoiceGroupProps<V>) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2.5 text-h3 font-bold">{question}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <OptionRow
            key={choice.value}
            type="radio"
            name={name}
            title={choice.label}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
