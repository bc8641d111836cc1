import { feeOf } from '@coffeeattack/domain/companies/statement'
import { kstMoment } from '@coffeeattack/domain/kst'
import type { DocumentParties } from '@coffeeattack/domain/pacts/document'
import { documentNumber } from '@coffeeattack/domain/pacts/drafting'
import { signedText, signingMessage, signingTitle } from '@coffeeattack/domain/pacts/signed-text'
import { drawPact, fingerprintOf } from '../modules/pacts/core/document/draw-pact.ts'
import { sealParties } from '../modules/pacts/core/parties.ts'
import type { Secrets } from '../platform/crypto/secrets.ts'
import { pacts, pactSeals, pactSignatures, pactSigners, pactVersions } from '../platform/db/schema/pacts.ts'
import { keptAnswer } from '../platform/providers/signature/kept-answer.ts'
import type { DemoPact } from './around/pacts.ts'
import { into, type TableRows } from './tables.ts'
import type { World } from './world.ts'

/** The pacts as rows. Their documents are drawn here, because a version holds the fingerprint of its own. */
export async function pactTables({ pacts: all }: World, secrets: Secrets): Promise<TableRows[]> {
  const drawn = await Promise.all(
    all.map(async (pact, at) => {
      const parties = partiesOf(pact, at + 1)
      const { terms, offered, sentAt } = pact
      const fingerprint = fingerprintOf(await drawPact({ parties, number: 1, sentAt, terms, offered }))
      return { pact, parties, fingerprint }
    }),
  )
  return [
    into(pacts, all.map(pactRow)),
    into(
      pactVersions,
      drawn.map(({ pact: { id, ...pact }, parties, fingerprint }) => ({
        pactId: id,
        number: 1,
        terms: pact.terms,
        fingerprint,
        untilDay: pact.untilDay,
        partiesSealed: sealParties(parties, secrets),
        sentAt: pact.sentAt,
        sentBy: pact.chat.offer.operator.row.id,
        readAt: pact.readAt,
        end: pact.signed ? ('SEALED' as const) : null,
        endedAt: pact.signed?.company ?? null,
      })),
    ),
    into(
      pactSignatures,
      drawn.flatMap((one) => signatureRows(one, secrets)),
    ),
    into(
      pactSeals,
      all.flatMap(({ id, signed, terms, chat }) => {
        const { feeRate } = chat.offer.company!.row
        const fee = feeOf({ kind: 'HIRE', basePay: terms.base!, feeRate })
        return signed ? [{ pactId: id, version: 1, at: signed.company, fee }] : []
      }),
    ),
    into(
      pactSigners,
      all.map(({ signer, startedAt }) => ({
        operatorId: signer.row.id,
        companyId: signer.company!.row.id,
        namedBy: signer.row.id,
        namedAt: startedAt,
      })),
    ),
  ]
}

function partiesOf({ chat, signer, startedAt }: DemoPact, serial: number): DocumentParties {
  const { candidate, company, row } = chat.offer
  const { name, birthday, phone } = candidate.person!
  const { year, month } = kstMoment(startedAt)
  return {
    documentNumber: documentNumber({ year, month, serial }),
    company: {
      name: company!.row.name,
      businessNumber: company!.row.businessNumber ?? '',
      representative: '',
      address: company!.row.region ?? '',
    },
    person: {
      name,
      phone,
      position: row.position ?? '',
      birthday: birthday.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    },
    signer: { name: signer.row.name, title: signer.row.title ?? '' },
  }
}

function pactRow({
  id,
  chat,
  offered,
  signed,
  sentAt,
  startedAt,
  signer,
}: DemoPact): typeof pacts.$inferInsert {
  const { offer, row } = chat
  const { amount, answer = null } = offer.counter ?? {}
  return {
    id,
    offered,
    version: 1,
    state: signed ? 'SEALED' : 'SENT',
    coffeechatId: row.id,
    offerId: offer.row.id,
    companyId: offer.company!.row.id,
    candidateId: offer.candidate.row.id,
    position: offer.row.position ?? '',
    counter: amount === undefined ? null : { amount, answer },
    signerId: signer.row.id,
    createdBy: offer.operator.row.id,
    createdAt: startedAt,
    changedAt: signed?.company ?? sentAt,
  }
}

type Drawn = { pact: DemoPact; parties: DocumentParties; fingerprint: string }

/** As the institution's answers are kept, with values that nobody can check: the people of the demo have no phones. */
function signatureRows(
  { pact: { id, signed, terms, signer }, parties, fingerprint }: Drawn,
  { seal, mac, keyId }: Secrets,
): (typeof pactSignatures.$inferInsert)[] {
  if (!signed) return []
  const { documentNumber: number, company, person } = parties
  const names = { documentNumber: number, company: company.name, person: person.name }
  const said = { version: 1, base: terms.base!, startsOn: terms.startsOn!, fingerprint }
  const asking = {
    title: signingTitle,
    message: signingMessage(company.name),
    text: signedText({ ...names, ...said }),
  }
  return (['candidate', 'company'] as const).map((side) => {
    const isPerson = side === 'candidate'
    const [signedAt, name] = [signed[side], isPerson ? person.name : signer.row.name]
    const value = {
      state: 1,
      signedData: Buffer.from(`데모 서명값 ${side} ${id}`).toString('base64'),
      ci: `demo ${name}`,
    }
    const raw = keptAnswer({ signedAt, answer: JSON.stringify(value) })
    return {
      id: isPerson ? signed.candidateId : signed.companyId,
      pactId: id,
      version: 1,
      side,
      state: 'SIGNED' as const,
      receiptId: `demo-${side}`,
      signedAt,
      operatorId: isPerson ? null : signer.row.id,
      askSealed: seal(JSON.stringify(asking), 'pact_signatures.ask_sealed'),
      askedAt: signedAt,
      expiresAt: signedAt,
      rawSealed: seal(raw, 'pact_signatures.raw_sealed'),
      ciHash: `${keyId}.${mac('signer', value.ci)}`,
      nameSealed: seal(name, 'pact_signatures.name_sealed'),
    }
  })
}
