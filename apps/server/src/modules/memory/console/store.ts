import type { Queries } from '../../../platform/db/queries.ts'

type MarkedBy = { companyId: string; candidateId: string; operatorId: string; now: Date }
type NewMarks = { isStarred: boolean | null; isHidden: boolean | null; tags: readonly string[] | null }

/** Null keeps the value. */
export async function writeMarks(
  tx: Queries,
  { companyId, candidateId, operatorId, now }: MarkedBy,
  { isStarred, isHidden, tags }: NewMarks,
): Promise<void> {
  const changed = (name: 'starred' | 'hidden', given: string) => `
    ${name}_at = case when ${given} is null then kept.${name}_at when ${given} then coalesce(kept.${name}_at, $4) end,
    ${name}_by = case when ${given} is null then kept.${name}_by when ${given} then coalesce(kept.${name}_by, $3) end`
  await tx.$client.query({
    name: 'write-marks',
    text: `insert into people_marks as kept
             (company_id, candidate_id, starred_at, starred_by, hidden_at, hidden_by, tags)
           values ($1, $2, case when $5::boolean then $4::timestamptz end, case when $5 then $3::uuid end,
             case when $6::boolean then $4 end, case when $6 then $3 end, coalesce($7::text[], '{}'))
           on conflict (company_id, candidate_id) do update set
             ${changed('starred', '$5')}, ${changed('hidden', '$6')}, tags = coalesce($7, kept.tags)`,
    values: [companyId, candidateId, operatorId, now, isStarred, isHidden, tags],
  })
}

/** Deletes a row without any marks. */
export async function dropEmptyMarks(tx: Queries, companyId: string, candidateId: string): Promise<void> {
  await tx.$client.query(
    `delete from people_marks where company_id = $1 and candidate_id = $2
       and starred_at is null and hidden_at is null and tags = '{}'`,
    [companyId, candidateId],
  )
}
