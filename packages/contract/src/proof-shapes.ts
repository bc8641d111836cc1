import { proofKinds, proofSources, proofStates } from '@coffeeattack/domain/proofs/proof'
import { z } from 'zod'
import { day, id, instant, int4, manwon } from './shapes.ts'

/** What a proof says. Of the figures only those of its kind are there; the others are null. */
export const provedFacts = z
  .object({
    kind: z.enum(proofKinds),
    /** 만원: the step of 'at least', or the exact figure. */
    amount: manwon.nullable(),
    /** The year of an exact figure. */
    year: int4.nullable(),
    /** Whole years of a career. */
    years: int4.nullable(),
    /** The employer, of EMPLOYED and PAID_AS_PROMISED. */
    company: z.string().nullable(),
  })
  .meta({ id: 'ProvedFacts', description: '증명서가 말하는 것' })

/** The record it stands on. */
export const proofOrigin = { source: z.enum(proofSources), lookedUpOn: day }

export const proofCard = z
  .object({
    id,
    facts: provedFacts,
    ...proofOrigin,
    /** The receiver in the person's own words. */
    receiver: z.string(),
    /** Null: left out. */
    name: z.string().nullable(),
    state: z.enum(proofStates),
    madeAt: instant,
    /** The last day, in Seoul. */
    untilDay: day,
    takenBackAt: instant.nullable(),
    lookCount: int4,
    lastLookAt: instant.nullable(),
  })
  .meta({ id: 'ProofCard', description: '내 증명서' })
