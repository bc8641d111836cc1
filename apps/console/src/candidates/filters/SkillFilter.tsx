import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { skillsQuery } from '../queries.ts'
import { LIST_MAX } from '../search.ts'
import { useTyped } from '../../list/use-typed.ts'
import { ChosenWords } from './ChosenWords.tsx'

type SkillFilterProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void }

/** Whoever works with all of these. */
export function SkillFilter({ chosen, onChange }: SkillFilterProps) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.techStackSearch, setAsked)
  const found = useQuery(skillsQuery(asked.trim()))
  const items =
    asked.trim() === '' ? [] : (found.data?.items ?? []).filter((skill) => !chosen.includes(skill))

  function add(skill: string) {
    onChange([...chosen, skill])
    setTyped('')
    setAsked('')
  }
  return (
    <>
      <Combobox
        label="기술"
        value={typed}
        onValueChange={setTyped}
        maxLength={30}
        placeholder="React"
        disabled={chosen.length >= LIST_MAX}
        helper="모두 쓰는 분을 찾아요."
        list="찾은 기술"
        options={items}
        keyOf={(skill) => skill}
        takesFirst
        onChoose={add}
        nothing={found.data && asked.trim() !== '' && '검색 결과가 없습니다.'}
      >
        {(skill) => skill}
      </Combobox>
      <ChosenWords label="고른 기술" words={chosen} onChange={onChange} />
    </>
  )
}
