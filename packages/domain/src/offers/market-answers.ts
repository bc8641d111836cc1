import { TOLD_TOGETHER } from './in-fives.ts'

/** Raises in percent go together; a band reaches up to where the next begins. */
export const raiseBands = [
  { name: '10% 미만', from: -Infinity },
  { name: '10~20%', from: 10 },
  { name: '20% 이상', from: 20 },
] as const

/** The place of its band among `raiseBands`. */
export const raiseBandOf = (rate: number): number => raiseBands.findLastIndex(({ from }) => rate >= from)

/** So that what is told of a job is not what one or two companies did. */
const FEWEST_COMPANIES = 3

type Answered = { readonly answered: number; readonly accepted: number }

/** `told` may be seen; `waiting` is the block that still lacks people or companies and is told to nobody. */
export type AnswerTally = {
  readonly told: Answered
  readonly waiting: Answered & { readonly companies: readonly string[] }
}

const nobody = { answered: 0, accepted: 0 } as const

export const noAnswers: AnswerTally = { told: nobody, waiting: { ...nobody, companies: [] } }

/**
 * One more person who answered an offer of the band. As with refusals (decision 16), answers are cut into blocks in the order
 * in which they came, and a block is told as a whole: five people, whom three companies wrote to. A person is counted once.
 */
export function withAnswer(
  { told, waiting }: AnswerTally,
  { isAccepted, companyId }: { isAccepted: boolean; companyId: string },
): AnswerTally {
  const block = plus(waiting, { answered: 1, accepted: isAccepted ? 1 : 0 })
  const companies = [...new Set([...waiting.companies, companyId])]
  const isWhole = block.answered >= TOLD_TOGETHER && companies.length >= FEWEST_COMPANIES
  return isWhole
    ? { told: plus(told, block), waiting: noAnswers.waiting }
    : { told, waiting: { ...block, companies } }
}

const plus = (some: Answered, more: Answered): Answered => ({
  answered: some.answered + more.answered,
  accepted: some.accepted + more.accepted,
})

const STEP = 5

/** How many of a hundred accepted, in steps of five; never none and never all, for that would be told of everybody. */
export function toldShare({ answered, accepted }: Answered): number | null {
  if (answered < TOLD_TOGETHER) return null
  const share = Math.round((accepted * 100) / answered / STEP) * STEP
  return Math.min(100 - STEP, Math.max(STEP, share))
}
