import { type SchoolType, schoolTypeNames } from '@coffeeattack/domain/catalogue/education'
import { EDUCATION } from '@coffeeattack/domain/catalogue/education-limits'
import {
  MAJOR_SEARCH,
  majorQuery,
  SCHOOL_SEARCH,
  schoolQuery,
  typedSchool,
} from '@coffeeattack/domain/catalogue/search'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { Search } from '@coffeeattack/ui/icons/Search'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../api/use-debounced.ts'
import { majorSearchQuery, schoolSearchQuery } from './queries.ts'

type SchoolPickProps = {
  chosen: string | null
  error: string | undefined
  onChoose: (school: { name: string; type: SchoolType }) => void
}

/** Schools from the second character; one that is not found is entered as typed (PRO-8, VAL-17). */
export function SchoolPick({ chosen, error, onChoose }: SchoolPickProps) {
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed, SCHOOL_SEARCH.debounceMs)
  const { data = [] } = useQuery(schoolSearchQuery(rested))
  const own = typedSchool(typed)
  const found = data.map((school) => ({
    key: `${school.type} ${school.name}`,
    title: school.name,
    note: schoolTypeNames[school.type],
    choose: () => onChoose(school),
  }))
  const direct = own && {
    key: 'own',
    title: `‘${own.name}’ 직접 입력하기`,
    note: '찾는 학교가 없어요',
    choose: () => onChoose(own),
  }
  return (
    <SearchPick
      label="학교"
      placeholder="학교 이름"
      chosen={chosen}
      maxLength={EDUCATION.nameLimit}
      helper="두 글자부터 찾아 드려요"
      error={error}
      typed={typed}
      onType={setTyped}
      options={direct && schoolQuery(rested) !== null ? [...found, direct] : []}
    />
  )
}

type MajorPickProps = {
  chosen: string | null
  error: string | undefined
  onChoose: (major: string) => void
}

/** Majors from the first character, or as typed (PRO-8, VAL-18). */
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

type SearchOption = { key: string; title: string; note?: string; choose: () => void }

type SearchPickProps = {
  label: string
  placeholder: string
  /** The chosen value; pressing it starts a new search. */
  chosen: string | null
  maxLength: number
  /** The minimum length of a query. */
  helper: string
  error: string | undefined
  typed: string
  onType: (typed: string) => void
  /** The results; undefined before the first search. */
  options: readonly SearchOption[]
}

/** A field whose value is searched for: the chosen value, or an input with its results over the form (PRO-8). */
function SearchPick(props: SearchPickProps) {
  const { label, chosen, typed, onType, ...field } = props
  const [open, setOpen] = useState(chosen === null)
  const input = useRef<HTMLInputElement>(null)
  const reopened = open && chosen !== null
  useEffect(() => {
    // Opened by pressing the chosen value, so the input takes the focus.
    if (reopened) input.current?.focus()
  }, [reopened])
  function choose(option: SearchOption) {
    option.choose()
    setOpen(false)
    onType('')
  }
  if (chosen !== null && !open)
    return <SelectRow label={label} value={chosen} onClick={() => setOpen(true)} />
  return (
    <Combobox
      {...field}
      label={label}
      ref={input}
      inputMode="search"
      enterKeyHint="search"
      leading={<Search size={20} />}
      value={typed}
      onValueChange={onType}
      list={`${label} 검색 결과`}
      keyOf={({ key }) => key}
      onChoose={choose}
      over
      maxHeight={SCHOOL_SEARCH.listMaxHeightPx}
    >
      {({ title, note }) => (
        <>
          <span className="min-w-0 flex-1 break-words">{title}</span>
          {note && <span className="shrink-0 text-caption text-ink-3">{note}</span>}
        </>
      )}
    </Combobox>
  )
}
