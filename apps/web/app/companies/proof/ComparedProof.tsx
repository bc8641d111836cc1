import { ProofBadge } from './ProofBadge.tsx'
import { useProof } from './queries.ts'

type ComparedProofProps = {
  company: { id: string | null; name: string }
  /** All companies of the comparison, which are asked for together. */
  among: readonly string[]
}

/** The badge in a column of the comparison; its line stands while it loads. */
export function ComparedProof({ company: { id, name }, among }: ComparedProofProps) {
  const proof = useProof(id, among)
  return (
    <span className="mt-1.5 block min-h-6.5">
      {id && proof && <ProofBadge company={{ id, name }} proof={proof} />}
    </span>
  )
}

/** The companies of compared offers, in their order. */
export const companiesOf = (entries: readonly { companyId: string | null }[]): string[] =>
  entries.flatMap(({ companyId }) => companyId ?? [])
