import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactSeals } from '../../../platform/db/schema/pacts.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { hireByPact } from '../../coffeechats/core/hire-by-pact.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { tellBoth } from './make-known.ts'
import type { PactRow } from './store.ts'
import { endVersion } from './write-store.ts'

/**
 * Both have signed: the pact is the hire of both sides with its start day and base pay, in the same transaction (PACT-7). The file is
 * made afterwards by a job.
 */
export async function becomeSealed(
  tx: Queries,
  pact: PactRow,
  caller: OperatorCaller,
  when: Clock,
): Promise<void> {
  const { id: pactId, coffeechatId, version } = pact
  const { now } = when
  await endVersion(tx, pactId, 'SEALED', now)
  const { terms } = pact.versions.at(-1)!
  const hire = { startsOn: terms.startsOn!, basePay: terms.base! }
  const fee = await hireByPact(tx, { coffeechatId, hire, caller }, when)
  await tx.insert(pactSeals).values({ pactId, version, at: now, fee })
  await recordDeed(tx, caller, { action: 'pact.sign', subject: 'coffeechat', subjectId: coffeechatId }, now)
  const facts = { pactId, version, startsOn: hire.startsOn, sealedAt: now.toISOString() }
  await handOver(tx, [{ type: 'pact.sealed', coffeechatId, facts }], when)
  await tellBoth(tx, pact, 'SEALED', when)
}
