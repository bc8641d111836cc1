import { withJosa } from '@coffeeattack/domain/text/josa'
import { useQuery } from '@tanstack/react-query'
import { howReadQuery } from '../queries.ts'

/** '낱말 ‘정산’으로': a quotation mark has no sound. */
function particleOf(said: string): string {
  const spoken = said.replace(/’$/u, '')
  return withJosa(spoken, '으로/로').slice(spoken.length)
}

/** How the search reads a line of the must-haves, under the line. */
export function HowRead({ line }: { line: string }) {
  const { data } = useQuery(howReadQuery(line))
  if (!data) return null
  const { said } = data
  return (
    <p className="mt-1 ml-1 text-caption text-ink-3">
      {said === null ? '이 줄에서는 찾을 것을 읽지 못했어요' : `${said}${particleOf(said)} 읽었어요`}
    </p>
  )
}
