import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactRequests, pacts, pactSignatures, pactVersions } from '../../../platform/db/schema/pacts.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { noDraft } from './write-store.ts'

const UNFINISHED = ['DRAFT', 'SENT', 'CHANGE_ASKED', 'SIGNED_BY_CANDIDATE'] as const

type Ended = {
  id: string
  coffeechatId: string | null
  candidateId: string | null
  companyId: string
  createdBy: string
  version: number
}

/** The company is told of a person who leaves: nobody waits for a signature that cannot come. */
export async function endPactsOfPerson(tx: Queries, candidateId: string, when: Clock): Promise<void> {
  const ended = await withdrawAll(tx, eq(pacts.candidateId, candidateId), when)
  await tellSenders(
    tx,
    sentAmong(ended).map(({ id, version, createdBy, companyId, coffeechatId }) => ({
      type: 'PACT_WITHDRAWN',
      subject: `${id}:${version}`,
      operatorId: createdBy,
      companyId,
      content: { pactId: id, coffeechatId },
    })),
    when,
  )
}

/** The people of a company that was taken down are told by pact: no signature of theirs binds them to it (FIRM-9). */
export async function endPactsOfCompany(tx: Queries, companyId: string, when: Clock): Promise<void> {
  const ended = await withdrawAll(tx, eq(pacts.companyId, companyId), when)
  await tellPeople(
    tx,
    sentAmong(ended).map(({ id, version, candidateId, coffeechatId }) => ({
      type: 'PACT',
      subject: `${id}:${version}:WITHDRAWN`,
      userId: candidateId!,
      content: { pactId: id, coffeechatId, version },
    })),
    when,
  )
}

const sentAmong = (ended: readonly Ended[]) =>
  ended.filter(({ version, candidateId }) => version > 0 && candidateId !== null)

/** In the order of ids, as whoever changes several locks them. */
async function withdrawAll(tx: Queries, whose: ReturnType<typeof eq>, { now }: Clock): Promise<Ended[]> {
  const open = await tx
    .select({ id: pacts.id })
    .from(pacts)
    .where(and(whose, inArray(pacts.state, [...UNFINISHED])))
    .orderBy(pacts.id)
    .for('no key update')
  const ids = open.map(({ id }) => id)
  if (ids.length === 0) return []
  const ended = await tx
    .update(pacts)
    .set({ ...noDraft, state: 'WITHDRAWN', changedAt: now })
    .where(inArray(pacts.id, ids))
    .returning({
      id: pacts.id,
      coffeechatId: pacts.coffeechatId,
      candidateId: pacts.candidateId,
      companyId: pacts.companyId,
      createdBy: pacts.createdBy,
      version: pacts.version,
    })
  await tx
    .update(pactVersions)
    .set({ end: 'WITHDRAWN', endedAt: now })
    .where(and(inArray(pactVersions.pactId, ids), isNull(pactVersions.end)))
  await tx
    .update(pactRequests)
    .set({ closedAt: now })
    .where(and(inArray(pactRequests.pactId, ids), isNull(pactRequests.closedAt)))
  await tx
    .update(pactSignatures)
    .set({ state: 'VOID', endedAt: now })
    .where(and(inArray(pactSignatures.pactId, ids), inArray(pactSignatures.state, ['ASKED', 'SIGNED'])))
  return ended
}
