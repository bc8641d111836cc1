import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TEMPLATE } from '@coffeeattack/domain/offers/template'
import { and, asc, count, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { offerTemplates } from '../../../platform/db/schema/offer-help.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'

/* A company's message templates (BIZ-13). Changing them is not recorded in the audit trail. */

export async function listTemplates(caller: OperatorCaller, { db }: ApiDeps) {
  return { items: await templatesOf(db.drizzle, companyOf(caller)) }
}

type TemplateInput = { name: string; message: string }

export async function addTemplate(given: TemplateInput, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const own = { companyId: companyOf(caller), id: deps.ids.next() }
  return written(deps, own, async (tx) => {
    if ((await countTemplates(tx, own.companyId)) >= TEMPLATE.max) throw new Refusal('TEMPLATES_FULL')
    const row = { ...own, ...trimmed(given), createdBy: caller.operatorId, createdAt: now, changedAt: now }
    await tx.insert(offerTemplates).values(row)
  })
}

export async function changeTemplate(
  { id, ...given }: TemplateInput & { id: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const own = { companyId: companyOf(caller), id }
  const change = { ...trimmed(given), changedAt: deps.clock() }
  return written(deps, own, async (tx) => {
    await tx.update(offerTemplates).set(change).where(isOwn(own))
  })
}

export async function dropTemplate(id: string, caller: OperatorCaller, { db }: ApiDeps): Promise<void> {
  const own = { companyId: companyOf(caller), id }
  const { rowCount } = await db.drizzle.delete(offerTemplates).where(isOwn(own))
  if (rowCount === 0) throw new Refusal('NOT_FOUND')
}

/** A template's name is unique in its company; the second of two concurrent inserts is refused. */
async function written({ db }: ApiDeps, own: OwnTemplate, write: (tx: Queries) => Promise<void>) {
  try {
    return await db.transaction(async (tx) => {
      await write(tx)
      const template = await findTemplate(tx, own)
      if (!template) throw new Refusal('NOT_FOUND')
      return template
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('NAME_TAKEN', { cause: error }) : error
  }
}

const trimmed = ({ name, message }: TemplateInput) => ({ name: name.trim(), message: message.trim() })

/** The contract admits recruiters only, and every recruiter has a company. */
function companyOf({ companyId }: OperatorCaller): string {
  if (!companyId) throw new Refusal('FORBIDDEN')
  return companyId
}

const shown = {
  id: offerTemplates.id,
  name: offerTemplates.name,
  message: offerTemplates.message,
  operatorName: operators.name,
}

const withWriter = (db: Queries) =>
  db.select(shown).from(offerTemplates).innerJoin(operators, eq(operators.id, offerTemplates.createdBy))

/** By name. */
async function templatesOf(db: Queries, companyId: string) {
  return withWriter(db).where(eq(offerTemplates.companyId, companyId)).orderBy(asc(offerTemplates.name))
}

type OwnTemplate = { companyId: string; id: string }

const isOwn = ({ companyId, id }: OwnTemplate) =>
  and(eq(offerTemplates.companyId, companyId), eq(offerTemplates.id, id))

async function findTemplate(db: Queries, own: OwnTemplate) {
  const [found] = await withWriter(db).where(isOwn(own))
  return found ?? null
}

/** Counts and locks the company's templates, so that two colleagues cannot both add the last one. */
async function countTemplates(tx: Queries, companyId: string): Promise<number> {
  await tx
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  const [kept] = await tx
    .select({ count: count() })
    .from(offerTemplates)
    .where(eq(offerTemplates.companyId, companyId))
  return kept!.count
}
