import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ProofContent } from '@coffeeattack/domain/proofs/proof'
import type { Deps } from '../../deps.ts'
import { whatIsOffered } from '../../modules/proofs/candidate/offered.ts'
import { insertIssued } from '../../modules/proofs/candidate/make-proof.ts'
import type { IssuingDeps } from '../../modules/proofs/core/addresses.ts'
import { signList } from '../../modules/proofs/core/status-lists.ts'
import { takeBackOne } from '../../modules/proofs/core/take-back.ts'
import type { Queries } from '../../platform/db/queries.ts'
import { proofLooks } from '../../platform/db/schema/proofs.ts'
import { minutesAfter } from '../chance/moments.ts'

type ProofDeps = IssuingDeps & Pick<Deps, 'ids'>

/** Minutes after midnight in Seoul, so many days ago. */
const at = (now: Date, daysAgo: number, minutes: number): Date =>
  minutesAfter(startOfKstDay(kstDay(now) - daysAgo), minutes)

/** 지우 has a proof for a bank that runs, and one for an estate agency that was taken back; both were looked at (PROOF-2, PROOF-5). */
export async function addProofs(
  tx: Queries,
  { userId, now }: { userId: string; now: Date },
  deps: ProofDeps,
) {
  const { incomeAtLeast, employed } = await whatIsOffered(tx, userId, now, deps)
  const [job] = employed
  if (job) {
    const facts = { kind: 'EMPLOYED', company: job.company } as const
    const id = await made(
      { ...facts, ...lookedUp(job), receiver: '도란부동산', name: null },
      30,
      at(now, 23, 640),
    )
    await look(id, at(now, 22, 701), null)
    await takeBackOne(tx, { userId, id, now: at(now, 20, 560) }, deps)
  }
  if (incomeAtLeast) {
    const facts = { kind: 'INCOME_AT_LEAST', amount: incomeAtLeast.highest } as const
    const id = await made(
      { ...facts, ...lookedUp(incomeAtLeast), receiver: '조약돌은행', name: null },
      30,
      at(now, 7, 840),
    )
    await look(id, at(now, 6, 998), null)
    await look(id, at(now, 6, 1_000), 'verify.joyakdol.example')
    await look(id, at(now, 1, 552), null)
  }
  await signList(tx, 1, deps, now)

  async function made(content: ProofContent, days: number, madeAt: Date): Promise<string> {
    const id = deps.ids.next()
    await insertIssued(tx, { id, userId, content, days, now: madeAt }, deps)
    return id
  }

  async function look(proofId: string, lookedAt: Date, host: string | null): Promise<void> {
    const by = host === null ? 'PERSON' : 'PROGRAM'
    await tx.insert(proofLooks).values({ id: deps.ids.next(), proofId, at: lookedAt, by, host })
  }
}

const lookedUp = ({ source, lookedUpOn }: Pick<ProofContent, 'source' | 'lookedUpOn'>) => ({
  source,
  lookedUpOn,
})
