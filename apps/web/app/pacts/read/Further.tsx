import type { Pact, Version } from '../queries.ts'
import { WholeDocument } from '../WholeDocument.tsx'
import { Conditions } from './Conditions.tsx'
import { Sums } from './Sums.tsx'

/** Below the figures: their sums, how the work is, and the document itself. */
export default function Further({ pact, version }: { pact: Pact; version: Version }) {
  return (
    <>
      <Sums pact={pact} version={version} />
      <Conditions version={version} />
      <WholeDocument pact={pact} />
    </>
  )
}
