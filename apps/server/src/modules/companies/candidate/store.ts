import type { CompanyMode } from '@coffeeattack/domain/companies/choosing'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { companies, companyChoices } from '../../../platform/db/schema/companies.ts'
import { mayNowIn } from '../core/gates.ts'

const columnValue = { interest: 'INTEREST', restrict: 'RESTRICT' } as const satisfies Record<
  CompanyMode,
  string
>

export type Card = { name: string; logo: string | null; active: boolean }
export type Choice = { companyKey: string; name: string }

/** In the order in which they were chosen. */
export async function choicesOf(db: Queries, userId: string, mode: CompanyMode): Promise<Choice[]> {
  return db
    .select({ companyKey: companyChoices.companyKey, name: companyChoices.name })
    .from(companyChoices)
    .where(and(eq(companyChoices.userId, userId), eq(companyChoices.mode, columnValue[mode])))
    .orderBy(asc(companyChoices.position))
}

/** The block list follows by the table's own triggers. What stays chosen keeps the moment in which it was. */
export async function replaceChoices(
  tx: Queries,
  { userId, mode, now }: { userId: string; mode: CompanyMode; now: Date },
  choices: readonly Choice[],
): Promise<void> {
  const own = { userId, mode: columnValue[mode] }
  await tx.delete(companyChoices).where(
    and(
      eq(companyChoices.userId, userId),
      eq(companyChoices.mode, own.mode),
      notInArray(
        companyChoices.companyKey,
        choices.map(({ companyKey }) => companyKey),
      ),
    ),
  )
  if (choices.length === 0) return
  await tx
    .insert(companyChoices)
    .values(choices.map((choice, position) => ({ ...choice, ...own, position, chosenAt: now })))
    .onConflictDoUpdate({
      target: [companyChoices.userId, companyChoices.mode, companyChoices.companyKey],
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
}

/**
 * Known companies by key. A name may stand for several companies: the one whose own name it is goes before one that
 * has it as another name, one that hires before one that rests.
 */
export async function companiesUnder(db: Queries, keys: readonly string[]): Promise<Map<string, Card>> {
  const { rows } = await db.$client.query<Card & { asked: string }>(
    `select distinct on (asked) asked, name, logo, active
     from (
       select key as asked, 0 as place, id, name, logo, active from companies
       where key = any($1) and ${mayNowIn('meet', 'companies')}
       union all
       select alias.key, 1, id, companies.name, logo, active
       from company_aliases alias join companies on id = company_id where alias.key = any($1)) known
     order by asked, place, active desc, id`,
    [keys],
  )
  return new Map(rows.map(({ asked, ...card }) => [asked, card]))
}

const card = { name: companies.name, logo: companies.logo, active: companies.active }

export async function companiesByName(db: Queries, limit: number): Promise<Card[]> {
  return db
    .select(card)
    .from(companies)
    .where(asSql(mayNowIn('meet', 'companies')))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(limit)
}

/** In an order that the seed decides. */
export async function shuffledCompanies(db: Queries, seed: number, limit: number): Promise<Card[]> {
  const { rows } = await db.$client.query<Card>(
    `select name, logo, active from companies where ${mayNowIn('meet', 'companies')}
     order by hashtextextended(id::text, $1), id limit $2`,
    [seed, limit],
  )
  return rows
}
