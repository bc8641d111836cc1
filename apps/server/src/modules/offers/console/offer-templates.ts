import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TEMPLATE } from '@coffeeattack/domain/offers/template'
import type { Queries } from '../../../platform/db/queries.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  type OwnTemplate,
  templatesOf,
  updateTemplate,
} from './template-store.ts'

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
    await insertTemplate(tx, row)
  })
}

export async function changeTemplate(
  { id, ...given }: TemplateInput & { id: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const own = { companyId: companyOf(caller), id }
  return written(deps, own, (tx) => updateTemplate(tx, own, { ...trimmed(given), changedAt: deps.clock() }))
}

export async function dropTemplate(id: string, caller: OperatorCaller, { db }: ApiDeps): Promise<void> {
  if (!(await deleteTemplate(db.drizzle, { companyId: companyOf(caller), id })))
    throw new Refusal('NOT_FOUND')
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
