import { MAJOR_SEARCH, majorQuery } from '@coffeeattack/domain/education/search'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../../api/use-debounced.ts'
import { majorSearchQuery } from '../queries.ts'
import { ResultList, ResultRow } from './ResultList.tsx'

/** Majors from the first character on, or as it is typed (PRO-8, VAL-18). */
export function MajorResults({ typed, onChoose }: { typed: string; onChoose: (major: string) => void }) {
  const rested = useDebounced(typed, MAJOR_SEARCH.debounceMs)
  const { data } = useQuery(majorSearchQuery(rested))
  const own = majorQuery(typed)
  if (!own || majorQuery(rested) === null) return null
  return (
    <ResultList label="전공 검색 결과">
      {data?.map((major) => (
        <ResultRow key={major} title={major} onClick={() => onChoose(major)} />
      ))}
      {!data?.includes(own) && (
        <ResultRow title={`‘${own}’ 직접 입력하기`} note="찾는 전공이 없어요" onClick={() => onChoose(own)} />
      )}
    </ResultList>
  )
}
