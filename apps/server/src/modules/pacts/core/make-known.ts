import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellOperators, tellSenders } from '../../notifications/core/tell.ts'
import type { PactRow } from './store.ts'

type Told = Pick<
  PactRow,
  'id' | 'coffeechatId' | 'candidateId' | 'companyId' | 'createdBy' | 'version' | 'signer'
>

/** What the candidate is told of, once for each version. */
type CandidateNews = 'SENT' | 'WITHDRAWN' | 'LAPSED' | 'SEALED'

export async function tellCandidate(
  tx: Queries,
  pact: Told,
  news: CandidateNews,
  when: Clock,
): Promise<void> {
  const { id: pactId, coffeechatId, candidateId: userId, version } = pact
  const content = { pactId, coffeechatId, version }
  await tellPeople(tx, [{ type: 'PACT', subject: `${pactId}:${version}:${news}`, userId, content }], when)
}

const COMPANY_NEWS = {
  CHANGE_ASKED: 'PACT_CHANGE_ASKED',
  SIGNED: 'PACT_SIGNED',
  SIGNATURE_TAKEN_BACK: 'PACT_SIGNATURE_TAKEN_BACK',
  DECLINED: 'PACT_DECLINED',
  LAPSED: 'PACT_LAPSED',
  SEALED: 'PACT_SEALED',
  ASKED_AGAIN: 'PACT_ASKED_AGAIN',
  WITHDRAWN: 'PACT_WITHDRAWN',
} as const

/** `again` tells two of a kind in one version apart. */
export async function tellCompany(
  tx: Queries,
  pact: Told,
  news: keyof typeof COMPANY_NEWS,
  { again, ...when }: Clock & { again?: string },
): Promise<void> {
  const { id: pactId, coffeechatId, companyId, createdBy: operatorId, version } = pact
  const subject = [pactId, version, again].filter((part) => part !== undefined).join(':')
  const content = { pactId, coffeechatId }
  await tellSenders(tx, [{ type: COMPANY_NEWS[news], subject, operatorId, companyId, content }], when)
}

export async function tellBoth(
  tx: Queries,
  pact: Told,
  news: 'LAPSED' | 'SEALED',
  when: Clock,
): Promise<void> {
  await tellCandidate(tx, pact, news, when)
  await tellCompany(tx, pact, news, when)
}

/** It is the named signer's turn; told again at most once a day, which `subject` says. */
export async function tellSigner(tx: Queries, pact: Told, subject: string, when: Clock): Promise<void> {
  const { id: pactId, coffeechatId, signer } = pact
  const content = { pactId, coffeechatId }
  await tellOperators(tx, [{ type: 'PACT_TO_SIGN', subject, operatorId: signer.id, content }], when)
}
