import type { CompanyRecord } from './queries.ts'
import { RecordBrief } from './RecordBrief.tsx'

/** The record as a small line under a choice; its space is reserved while it loads. */
export function RecordNote({ record }: { record: CompanyRecord | undefined }) {
  return (
    <span className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2 text-note tracking-tight text-ink-3 tnum">
      {record && <RecordBrief record={record} bare />}
    </span>
  )
}
