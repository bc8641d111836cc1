import {
  PROOF,
  proofSources,
  proofStates,
  receiverProblem,
  stepProblem,
  termProblem,
} from '@coffeeattack/domain/proofs/proof'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { proofCard, proofOrigin, provedFacts } from './proof-shapes.ts'
import { page } from './query.ts'
import { held, rule } from './rule.ts'
import { day, id, instant, int4, manwon, nextCursor } from './shapes.ts'

/** Only its owner reads this: whoever has the link can read the proof. */
const ownProof = proofCard
  .extend({
    /** The public page, also as a QR code; null once the proof has ended. */
    link: z.url().nullable(),
  })
  .meta({ id: 'OwnProof', description: '증명서 하나와 그 링크' })

const look = z.object({
  at: instant,
  by: z.enum(['PERSON', 'PROGRAM']),
  /** Of a program: the host it came from. */
  host: z.string().nullable(),
})

const offered = z
  .object({
    /** Up to this step; null below the first one and without a full year. */
    incomeAtLeast: z.object({ highest: manwon, ...proofOrigin }).nullable(),
    careerAtLeast: z.object({ highest: int4, ...proofOrigin }).nullable(),
    /** The verified jobs without an end. */
    employed: z.array(z.object({ careerId: id, company: z.string(), ...proofOrigin })),
    /** The owner's own figure, to be shown before the yes. */
    incomeExact: z.object({ amount: manwon, year: int4, ...proofOrigin }).nullable(),
    /** The company that pays what it promised, from a kept result (KEEP-10). Without a figure. */
    paid: z.object({ company: z.string(), ...proofOrigin }).nullable(),
    name: z.string().nullable(),
    /** Receivers of proofs before, the newest first. */
    receivers: z.array(z.string()),
    /** How many more may run at once. */
    left: int4,
  })
  .meta({ id: 'OfferedProofs', description: '지금 만들 수 있는 증명서' })

const common = {
  receiver: rule(receiverProblem, PROOF.receiverLimit).meta({
    minLength: 1,
    maxLength: PROOF.receiverLimit,
  }),
  days: held(int4, termProblem).meta({ minimum: PROOF.days.min, maximum: PROOF.days.max }),
  /** The yes to one's own name in the proof. */
  withName: z.boolean(),
}

const incomeAtLeast = z.object({ kind: z.literal('INCOME_AT_LEAST'), amount: held(manwon, stepProblem) })
const careerAtLeast = z.object({ kind: z.literal('CAREER_AT_LEAST'), years: int4.min(1) })
const employed = z.object({ kind: z.literal('EMPLOYED'), careerId: id })
const incomeExact = z.object({
  kind: z.literal('INCOME_EXACT'),
  /** As the person saw them when saying yes; another figure by now is refused. */
  year: int4,
  amount: manwon,
  /** The yes to the exact figure. */
  agreed: z.literal(true),
})
const paidAsPromised = z.object({ kind: z.literal('PAID_AS_PROMISED') })

/** What is to be proved. */
export const provedChoice = z
  .discriminatedUnion('kind', [incomeAtLeast, careerAtLeast, employed, incomeExact, paidAsPromised])
  .meta({ id: 'ProvedChoice' })

const wanted = z
  .discriminatedUnion('kind', [
    incomeAtLeast.extend(common),
    careerAtLeast.extend(common),
    employed.extend(common),
    incomeExact.extend(common),
    paidAsPromised.extend(common),
  ])
  .meta({ id: 'WantedProof' })

/** 128 random bits, as the link carries them. */
const address = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

const shown = z
  .object({
    /**
     * RUNNING: the rest is there. Of an ended proof nothing is told but that it ended, and of an expired one its last day. NOT_OPENED:
     * whatever asked shows it to nobody, so it reads nothing and leaves no trace.
     */
    state: z.enum([...proofStates, 'NOT_OPENED']),
    untilDay: day.nullable(),
    proof: z
      .object({
        facts: provedFacts,
        source: z.enum(proofSources),
        lookedUpOn: day,
        madeOn: day,
        receiver: z.string(),
        name: z.string().nullable(),
        /** The proof for programs, as an SD-JWT VC (RFC 9901). */
        token: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ShownProof', description: '받는 곳이 보는 증명서' })

export type ShownProof = z.output<typeof shown>

export const proofs = feature('증명서', {
  'GET /users/proofs': candidateCall({
    about: '내 증명서를 새것부터 보여줘요.',
    out: {
      200: z.object({
        items: z.array(proofCard),
        /** Without a verified career there is nothing to prove. */
        mayMake: z.boolean(),
      }),
    },
  }),
  'GET /users/proofs/offered': candidateCall({
    about: '지금 무엇을 증명할 수 있는지 보여줘요.',
    out: { 200: offered },
    errors: ['PROOF_NEEDS_CAREER'],
  }),
  'POST /users/proofs': candidateCall({
    makes: true,
    about: `증명서를 만들어요. 한 번에 ${PROOF.most}장까지 쓸 수 있어요.`,
    body: wanted,
    out: { 200: ownProof },
    errors: ['PROOF_NEEDS_CAREER', 'PROOF_TOO_MANY', 'PROOF_NOT_VERIFIED'],
  }),
  'GET /users/proofs/:id': candidateCall({
    about: '증명서 하나를 링크와 함께 보여줘요.',
    out: { 200: ownProof },
  }),
  'GET /users/proofs/:id/looks': candidateCall({
    about: '언제 누가 열어 봤는지 새것부터 보여줘요. 사람이면 시각만 남아요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(look), nextCursor }) },
  }),
  'POST /users/proofs/:id/take-back': candidateCall({
    about: '증명서를 거둬요. 링크와 QR이 바로 닫혀요. 이미 거두었으면 그대로예요.',
    out: { 200: ownProof },
    errors: ['PROOF_ENDED'],
  }),
  'GET /proofs/:address': call({
    auth: 'none',
    about: '비밀 주소의 증명서를 보여줘요. 열어 본 때가 만든 사람에게 남아요.',
    params: z.object({ address }),
    out: { 200: shown },
  }),
})
