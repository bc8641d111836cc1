import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sendMails } from '../../notifications/core/mails.ts'
import {
  type ApplicationRow,
  askTaxOffice,
  recordAnswer,
  REPRESENTATIVE,
  setCompanyState,
} from '../core/applications.ts'
import { changeApplication, countFirmTry, triesOf } from './application-store.ts'
import { heldIn } from './apply.ts'
import { shownApplication } from './show-application.ts'

type FirmInput = {
  secret: string
  businessNumber: string
  companyName: string
  representative: string
  openedOn: string
  homepage: string
}

/**
 * Asks the tax office about the firm, outside of any transaction, and writes the answer. No match refuses without naming a field; an
 * office that does not answer keeps the application as `CHECKING`.
 */
export async function nameFirm(given: FirmInput, deps: ApiDeps) {
  const { businessNumber } = given
  const asked = await deps.db.transaction(async (tx) => {
    const row = await heldIn(tx, given.secret, ['FIRM', 'REFUSED'])
    const today = startOfKstDay(kstDay(deps.clock()))
    if ((await triesOf(tx, businessNumber, today)) >= APPLICATION.firmTriesADay)
      throw new Refusal('FIRM_TRIES_OVER')
    return row
  })
  const firm = {
    businessNumber,
    companyName: given.companyName,
    representativeSealed: deps.secrets.seal(given.representative.trim(), REPRESENTATIVE),
    openedOn: given.openedOn,
    homepage: given.homepage.trim(),
  }
  const said = await askTaxOffice({ ...asked, ...firm }, deps)
  const now = deps.clock()
  if (said !== null && said !== 'OFF' && said.result === 'NO_MATCH') {
    await countFirmTry(deps.db.drizzle, { id: deps.ids.next(), businessNumber, at: now })
    throw new Refusal('FIRM_NOT_MATCHED')
  }
  const row = await deps.db.transaction(async (tx) => {
    const held = await heldIn(tx, given.secret, ['FIRM', 'REFUSED'])
    if (held.stateChangedAt.getTime() !== asked.stateChangedAt.getTime())
      throw new Refusal('APPLICATION_MOVED_ON')
    const named = await changeApplication(tx, held.id, {
      ...firm,
      companyId: await companyOf(tx, held, given, deps),
      pledgedAt: now,
      question: '',
      answer: '',
    })
    const recorded = await recordAnswer(tx, named, said, deps)
    if (!recorded) throw new Refusal('APPLICATION_MOVED_ON')
    if (recorded.state === 'CHECKING') await setCompanyState(tx, recorded.companyId, 'CHECKING', now)
    return recorded
  })
  return answer(200, await shownApplication(row, deps)).andThen(() => sendMails(deps))
}

/** A company of its own to prepare, which no candidate sees. Its number is written when nobody else has it. */
async function companyOf(tx: Queries, row: ApplicationRow, given: FirmInput, { ids, clock }: ApiDeps) {
  const now = clock()
  const names = { name: given.companyName, key: companyKey(given.companyName) }
  const homepage = given.homepage.trim()
  if (row.companyId !== null && row.state === 'REFUSED') {
    await renameUnapproved(tx, row.companyId, { ...names, homepage })
    return row.companyId
  }
  const id = ids.next()
  await tx
    .insert(companies)
    .values({ id, ...names, homepage, state: 'APPLIED', stateChangedAt: now, createdAt: now })
  return id
}

async function renameUnapproved(
  tx: Queries,
  id: string,
  names: { name: string; key: string; homepage: string },
) {
  await tx
    .update(companies)
    .set(names)
    .where(and(eq(companies.id, id), eq(companies.state, 'REFUSED')))
}
