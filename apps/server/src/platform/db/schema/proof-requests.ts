import { proofKinds } from '@coffeeattack/domain/proofs/proof'
import { askableKinds, requestStates } from '@coffeeattack/domain/proofs/requests'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { coffeechats } from './coffeechats.ts'
import { id, idOf, moment, oneOf } from './columns.ts'
import { operators } from './operators.ts'
import { proofs } from './proofs.ts'

/** A company in 처우 협의 asks for a proof, and the person answers with one of their choice or not (PROOF-6). */
export const proofRequests = pgTable(
  'proof_requests',
  {
    id: id(),
    coffeechatId: idOf(() => coffeechats.id, 'cascade').notNull(),
    askedBy: idOf(() => operators.id, 'restrict').notNull(),
    kind: text({ enum: askableKinds }).notNull(),
    purpose: text().notNull(),
    state: text({ enum: requestStates }).notNull(),
    askedAt: moment().notNull(),
    endedAt: moment(),
    /** The proof that answers it, until that is deleted. */
    proofId: idOf(() => proofs.id, 'set null'),
    answeredKind: text({ enum: proofKinds }),
  },
  (t) => [
    uniqueIndex('proof_requests_one_open')
      .on(t.coffeechatId)
      .where(sql`${t.state} = 'OPEN'`),
    index('proof_requests_of_chat').on(t.coffeechatId, t.askedAt),
    index('proof_requests_of_proof').on(t.proofId),
    index('proof_requests_of_operator').on(t.askedBy),
    oneOf('proof_requests_kind', t.kind, askableKinds),
    oneOf('proof_requests_state', t.state, requestStates),
    oneOf('proof_requests_answered_kind', t.answeredKind, proofKinds),
    check('proof_requests_ended', sql`(${t.state} = 'OPEN') = (${t.endedAt} is null)`),
    check('proof_requests_answer', sql`(${t.state} = 'ANSWERED') = (${t.answeredKind} is not null)`),
    check('proof_requests_proof', sql`${t.proofId} is null or ${t.state} = 'ANSWERED'`),
  ],
)
