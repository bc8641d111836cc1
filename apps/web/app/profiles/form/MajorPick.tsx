import { EDUCATION } from '@coffeeattack/domain/catalogue/education'
import { MAJOR_SEARCH, majorQuery } from '@coffeeattack/domain/catalogue/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../api/use-debounced.ts'
import { majorSearchQuery } from './queries.ts'
import { SearchPick } from './SearchPick.tsx'

type MajorPickProps = {
  chosen: string | null
  error: string | undefined
  onChoose: (major: string) => void
}

/** Majors from the first character on, or as it is typed (PRO-8, VAL-18). */
export function MajorPick({ chosen, error, onChoose }: MajorPickProps) {
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed, MAJOR_SEARCH.debounceMs)
  const { data = [] } = useQuery(majorSearchQuery(rested))
  const own = majorQuery(typed)
  const found = data.map((major) => ({ key: major, title: major, choose: () => onChoose(major) }))
  const direct = own && {
    key: `own ${own}`,
    title: `‘${own}’ 직접 입력하기`,
    note: '찾는 전공이 없어요',
    choose: () => onChoose(own),
  }
  const isSearched = own && majorQuery(rested) !== null
  return (
    <SearchPick
      label="전공"
      placeholder="전공을 선택해 주세요"
      chosen={chosen}
      maxLength={EDUCATION.majorLimit}
      helper="한 글자부터 찾아 드려요"
      error={error}
      typed={typed}
      onType={setTyped}
      options={isSearched ? [...found, ...(direct && !data.includes(own) ? [direct] : [])] : []}
    />
  )
}
