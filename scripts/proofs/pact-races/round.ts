import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../../../apps/server/src/demo/chance/dice.ts'
import type { Deps } from '../../../apps/server/src/deps.ts'
import { lapsePactsJob } from '../../../apps/server/src/modules/pacts/jobs/lapse-pacts.ts'
import { lookAtSignaturesJob } from '../../../apps/server/src/modules/pacts/jobs/look-at-signatures.ts'
import { until } from '../programs.ts'
import type { Answer, Pact, Parties, Someone } from './parties.ts'

/** One race for one pact. What the dice decide is the same for the same seed and round; who wins is up to the machine. */

type Company = Awaited<ReturnType<Parties['openCompany']>>
export type Side = 'candidate' | 'company'
export type Raced = {
  pact: Pact
  /** Who signs in this race. The candidate has signed before the company does. */
  signs: Side
  answers: Record<'look' | 'send' | 'withdraw', Answer[]>
}

const SIDES = ['candidate', 'company'] as const
/** A withdrawal and the end of the day follow on anything but a seal, so without them left out no other outcome would be seen. */
const LEFT_OUT: readonly string[][] = [
  [],
  ['withdraw'],
  ['withdraw'],
  ['withdraw', 'lapse'],
  ['send'],
  ['lapse'],
]
/** A send draws the document before its transaction, which takes about so long; the others start within. */
const SPREAD_MS = 250
/** Longer than a look at a phone may hold a request. */
const SETTLED_WITHIN_SECONDS = 180
const HELD = `select count(*)::int as held from pact_signatures
  where pact_id = $1 and (state = 'ASKED' or looked_until is not null)`
/** So that the four do not start in one order by chance alone. */
const AT_ONCE = 0.3

type Wish = { company: Company; number: number; dice: Dice; deps: Deps; stopping: AbortSignal }

export async function race(
  parties: Parties,
  { company, number, dice, deps, stopping }: Wish,
): Promise<Raced> {
  const { recruiter, signer } = company
  const { revision, ...pact } = await parties.negotiate(company, number)
  const signs = dice.pick(SIDES)
  const own = `/users/pacts/${pact.id}/signing`
  const companys = `/console/pacts/${pact.id}/signing`
  await parties.done(pact.person, 'POST', own, { version: 1 })
  await parties.confirm(pact.person)
  if (signs === 'company') {
    // A job of either process may be looking at this moment; then this look finds nothing new.
    const isSigned = async () => (await parties.done(pact.person, 'GET', own)).candidateSignature !== null
    await until('후보자의 서명을 거두지 못했어요', SETTLED_WITHIN_SECONDS, isSigned, stopping)
    const contact = { phone: signer.phone, birthday: '19800101' }
    await parties.done(signer, 'POST', companys, { version: 1, contact })
    await parties.confirm(signer)
  }

  const answers: Raced['answers'] = { look: [], send: [], withdraw: [] }
  const call =
    (kind: keyof typeof answers, ...[who, method, path, body]: [Someone, 'GET' | 'POST', string, object?]) =>
    async (process: number) => {
      answers[kind].push(await parties.call(who, method, path, { process, ...(body && { body }) }))
    }
  const order = { revision, days: 7, signerId: signer.id }
  const deeds = {
    sign: call('look', pact.person, 'GET', own),
    // The other side's page asks at the same time.
    signAgain: call('look', signs === 'company' ? signer : recruiter, 'GET', companys),
    send: call('send', recruiter, 'POST', `/console/pacts/${pact.id}/send`, order),
    withdraw: call('withdraw', recruiter, 'POST', `/console/pacts/${pact.id}/withdraw`, { words: '' }),
    lapse: () => endDay(parties, pact, dice.chance(0.5) ? deps : null),
  }
  const left = dice.pick(LEFT_OUT)
  const chosen = dice
    .some(Object.entries(deeds), Object.keys(deeds).length)
    .filter(([name]) => !left.includes(name))
  await Promise.all(
    chosen.map(async ([, deed]) => {
      const wait = dice.chance(AT_ONCE) ? 0 : dice.int(0, SPREAD_MS)
      const process = dice.int(0, 1)
      await sleep(wait)
      await deed(process)
    }),
  )
  // Whatever nobody came to do is done by the jobs. A job of another process may hold the signature meanwhile.
  const settle = async () => {
    await lookAtSignaturesJob.run(deps)
    const [{ held }] = await parties.rows(HELD, pact.id)
    if (held === 0) await lapsePactsJob.run(deps)
    return held === 0
  }
  await until('서명이 끝나지 않았어요', SETTLED_WITHIN_SECONDS, settle, stopping)
  return { pact, signs, answers }
}

/** The last day of the first version is over from now on; either the job closes it at once, or whoever comes next. */
async function endDay({ rows }: Parties, pact: Pact, job: Deps | null) {
  await rows(
    `update pact_versions set until_day = (now() at time zone 'Asia/Seoul')::date - 1 where pact_id = $1 and number = 1`,
    pact.id,
  )
  if (job) await lapsePactsJob.run(job)
}
