import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import {
  APPLICATION,
  type ApplicationState,
  applicationStatesBefore,
  openApplicationStates,
} from '@coffeeattack/domain/companies/application'
import {
  inReviewMail,
  joinMail,
  movedToJoinMail,
  notMatchedMail,
} from '@coffeeattack/domain/companies/application-mails'
import { reviewBy } from '@coffeeattack/domain/companies/review'
import { statesBefore, unapprovedStates } from '@coffeeattack/domain/companies/state'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Letter } from '@coffeeattack/domain/notifications/mail'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { companyApplications as t } from '../../../platform/db/schema/company-applications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import type { Validated } from '../../../platform/providers/tax-office/tax-office.ts'
import { isWorking } from '../../operators/core/sql.ts'
import { postMail } from '../../notifications/core/mails.ts'
import { mayNowIn } from './gates.ts'

export type ApplicationRow = typeof t.$inferSelect
export const REPRESENTATIVE = 'company_applications.representative_sealed'

/** Changes an application's state by a compare-and-set; null when it is not in a state that may become it, or not as it was seen. */
export async function moveApplication(
  tx: Queries,
  given: { id: string; to: ApplicationState; seen?: Date; now: Date },
  columns: Partial<typeof t.$inferInsert> = {},
): Promise<ApplicationRow | null> {
  const [row] = await tx
    .update(t)
    .set({ ...columns, state: given.to, stateChangedAt: given.now })
    .where(
      and(
        eq(t.id, given.id),
        inArray(t.state, applicationStatesBefore(given.to)),
        given.seen ? eq(t.stateChangedAt, given.seen) : undefined,
      ),
    )
    .returning()
  return row ?? null
}

/** Of applications and approvals of one number one at a time, so that one wins. */
export async function lockNumber(tx: Queries, number: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`business_number:${number}`}))`)
}

/** The customer with this number, if there is one. */
export async function customerWith(
  tx: Queries,
  number: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>(
    `select id, name from companies company where business_number = $1 and ${mayNowIn('meet', 'company')}`,
    [number],
  )
  return rows[0] ?? null
}

export async function postCompanyMail(tx: Queries, to: string, letter: Letter, deps: Deps): Promise<void> {
  const expiresAt = new Date(deps.clock().getTime() + 3 * DAY_MS)
  await postMail(tx, { kind: 'COMPANY', to, letter, expiresAt }, deps)
}

/** What the tax office says; null when it does not answer. Without a tax office a person alone looks at the firm. */
export async function askTaxOffice(row: ApplicationRow, deps: Deps): Promise<Validated | 'OFF' | null> {
  const { taxOffice } = deps.providers
  if (!taxOffice) return 'OFF'
  try {
    return await taxOffice.validate({
      number: row.businessNumber!,
      representative: deps.secrets.open(row.representativeSealed!, REPRESENTATIVE),
      openedOn: row.openedOn!,
    })
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null
    throw error
  }
}

/** Writes the office's answer about an application whose firm is known. `CHECKING` when there was none. */
export async function recordAnswer(
  tx: Queries,
  row: ApplicationRow,
  said: Validated | 'OFF' | null,
  deps: Deps,
): Promise<ApplicationRow | null> {
  const now = deps.clock()
  const at = { id: row.id, now, seen: row.stateChangedAt }
  if (said === null) {
    const waits = { askAgainAt: new Date(now.getTime() + APPLICATION.askAgainMs), taxTries: row.taxTries + 1 }
    return row.state === 'CHECKING'
      ? wait(tx, row, waits)
      : moveApplication(tx, { ...at, to: 'CHECKING' }, waits)
  }
  if (said !== 'OFF' && said.result === 'NO_MATCH') {
    const refused = await moveApplication(
      tx,
      { ...at, to: 'REFUSED' },
      { reason: '국세청 등록 정보와 맞지 않아요', askAgainAt: null, decidedAt: now },
    )
    if (refused) await setCompanyState(tx, refused.companyId, 'REFUSED', now)
    if (refused) await postCompanyMail(tx, row.email, notMatchedMail, deps)
    return refused
  }
  const business =
    said === 'OFF'
      ? { matchedAt: null }
      : {
          matchedAt: now,
          businessState: said.state === 'UNREGISTERED' ? null : said.state,
          taxType: said.taxType,
        }
  await lockNumber(tx, row.businessNumber!)
  const customer = await customerWith(tx, row.businessNumber!)
  if (customer) {
    await setCompanyState(tx, row.companyId, 'CLOSED', now)
    return moveApplication(
      tx,
      { ...at, to: 'MEMBER' },
      { ...business, askAgainAt: null, companyId: customer.id },
    )
  }
  const moved = await moveApplication(tx, { ...at, to: 'IN_REVIEW' }, { ...business, askAgainAt: null })
  if (!moved) return null
  await setCompanyState(tx, moved.companyId, 'IN_REVIEW', now)
  await takeNumber(tx, moved)
  if (row.state === 'CHECKING')
    await postCompanyMail(tx, row.email, inReviewMail(row.companyName, reviewBy(now)), deps)
  return moved
}

/** The number is written as soon as nobody else has it, so that the night's checks begin before the review. */
async function takeNumber(tx: Queries, { companyId, businessNumber }: ApplicationRow): Promise<void> {
  const isTaken = (await tx.$count(companies, eq(companies.businessNumber, businessNumber!))) > 0
  if (!isTaken && companyId)
    await tx.update(companies).set({ businessNumber }).where(eq(companies.id, companyId))
}

async function wait(tx: Queries, row: ApplicationRow, columns: { askAgainAt: Date; taxTries: number }) {
  const [kept] = await tx
    .update(t)
    .set(columns)
    .where(and(eq(t.id, row.id), eq(t.state, 'CHECKING')))
    .returning()
  return kept ?? null
}

const isOver = (state: string): boolean => state === 'REFUSED' || state === 'CLOSED'

/** The applicant's own company, which is never another's. One that does not go on gives its number free. */
export async function setCompanyState(
  tx: Queries,
  companyId: string | null,
  state: 'CHECKING' | 'IN_REVIEW' | 'REFUSED' | 'CLOSED',
  now: Date,
): Promise<void> {
  if (companyId === null) return
  await tx
    .update(companies)
    .set({ state, stateChangedAt: now, ...(isOver(state) && { businessNumber: null }) })
    .where(
      and(
        eq(companies.id, companyId),
        inArray(companies.state, [...unapprovedStates]),
        inArray(companies.state, statesBefore(state)),
      ),
    )
}

/** Asks the recruiters of a company whether somebody may join. */
export async function askColleagues(tx: Queries, row: ApplicationRow, deps: Deps): Promise<void> {
  const link = deps.settings.appOrigin + CONSOLE + consolePaths.home()
  const letter = joinMail(row.name, row.title, row.note, link)
  const people = await tx
    .select({ email: operators.email })
    .from(operators)
    .where(and(eq(operators.companyId, row.companyId!), isWorking))
  for (const { email } of people) await postCompanyMail(tx, email, letter, deps)
}

/** The other applications of an approved number become requests to join it. */
export async function turnIntoJoins(
  tx: Queries,
  { number, winner, exceptId }: { number: string; winner: { id: string; name: string }; exceptId: string },
  deps: Deps,
): Promise<void> {
  const now = deps.clock()
  const others = await tx
    .select()
    .from(t)
    .where(and(eq(t.businessNumber, number), inArray(t.state, [...openApplicationStates])))
    .for('update')
  for (const other of others) {
    if (other.id === exceptId) continue
    await setCompanyState(tx, other.companyId, 'CLOSED', now)
    const [joining] = await tx
      .update(t)
      .set({ state: 'JOINING', stateChangedAt: now, companyId: winner.id, notedAt: now, askAgainAt: null })
      .where(eq(t.id, other.id))
      .returning()
    await askColleagues(tx, joining!, deps)
    await postCompanyMail(tx, other.email, movedToJoinMail(winner.name), deps)
  }
}
