import type { CompanyRecord } from './queries.ts'
import { RecordBrief } from './RecordBrief.tsx'

/** The record in a table's narrow column, one figure a line. Null: the company has none; undefined: loading. */
export function RecordCell({ record }: { record: CompanyRecord | null | undefined }) {
  if (record === null) return '–'
  return (
    <span className="grid min-h-5.5 justify-items-start gap-0.5 tnum">
      {record && <RecordBrief record={record} />}
    </span>
  )
}
