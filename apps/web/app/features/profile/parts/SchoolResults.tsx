import { type SchoolType, schoolTypeNames } from '@coffeeattack/domain/education/education'
import { SCHOOL_SEARCH, schoolQuery, typedSchool } from '@coffeeattack/domain/education/search'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../api/use-debounced.ts'
import { schoolSearchQuery } from '../queries.ts'
import { ResultList, ResultRow } from './ResultList.tsx'

type SchoolResultsProps = {
  typed: string
  onChoose: (school: { name: string; type: SchoolType }) => void
}

/** Schools from the second character on; one that is not found is entered as it is typed (PRO-8, VAL-17). */
export function SchoolResults({ typed, onChoose }: SchoolResultsProps) {
  const rested = useDebounced(typed, SCHOOL_SEARCH.debounceMs)
  const { data } = useQuery(schoolSearchQuery(rested))
  const own = typedSchool(typed)
  if (!own || schoolQuery(rested) === null) return null
  return (
    <ResultList label="학교 검색 결과">
      {data?.map((school) => (
        <ResultRow
          key={`${school.type} ${school.name}`}
          title={school.name}
          note={schoolTypeNames[school.type]}
          onClick={() => onChoose(school)}
        />
      ))}
      <ResultRow
        title={`‘${own.name}’ 직접 입력하기`}
        note="찾는 학교가 없어요"
        onClick={() => onChoose(own)}
      />
    </ResultList>
  )
}
