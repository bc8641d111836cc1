import { useQuery } from '@tanstack/react-query'
import { ReasonBars } from '../ReasonBars.tsx'
import { figuresQuery } from '../queries.ts'

/** Why offers were refused, all together: nobody's single answer (BIZ-5). */
export function RefusalReasons() {
  const { data } = useQuery(figuresQuery)
  if (!data || data.counts.REFUSED === 0) return null
  return (
    <section aria-label="거절한 이유" className="mb-4 rounded-card bg-surface px-6 py-5">
      <h2 className="text-h3">거절한 이유</h2>
      <ReasonBars reasons={data.reasons} />
    </section>
  )
}
