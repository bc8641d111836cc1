import { hashtagsIn } from '@coffeeattack/domain/profiles/hashtags'
import { TextField } from '@coffeeattack/ui/TextField'
import { type SubmitEvent, useState } from 'react'
import { LIST_MAX } from '../search.ts'
import { ChosenWords } from './ChosenWords.tsx'

type KeywordFilterProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** Keywords are the people's own words: whoever carries all of these. */
export function KeywordFilter({ chosen, onChange }: KeywordFilterProps) {
  const [typed, setTyped] = useState('')

  function add(event: SubmitEvent) {
    event.preventDefault()
    onChange([...new Set([...chosen, ...hashtagsIn(typed)])].slice(0, LIST_MAX))
    setTyped('')
  }
  return (
    <form onSubmit={add}>
      <TextField
        label="업무 키워드"
        value={typed}
        onValueChange={setTyped}
        maxLength={60}
        placeholder="#결제"
        autoComplete="off"
        disabled={chosen.length >= LIST_MAX}
        helper="엔터를 누르면 더해져요."
      />
      <ChosenWords label="고른 키워드" words={chosen} onChange={onChange} />
    </form>
  )
}
