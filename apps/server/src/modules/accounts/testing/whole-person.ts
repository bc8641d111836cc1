import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { companyRows, offerRows } from './rows-at-companies.ts'
import { ownRows } from './rows-of-person.ts'

/** A candidate with a row in every table that refers to candidates, each with recognisable text. */
export type WholePerson = TestCandidate & {
  companyId: string
  offerId: string
  groupId: string
  roomId: string
}

type WholePersonOptions = {
  withOffers?: boolean
  /** Tables to leave out. Tables that refer to them must be left out as well. */
  without?: readonly string[]
}

export async function addWholePerson(
  server: TestApp,
  { withOffers = true, without = [] }: WholePersonOptions = {},
): Promise<WholePerson> {
  const { deps, db, clock } = server
  const now = clock()
  const later = new Date(now.getTime() + 90 * 86_400_000)
  const { seal } = deps.secrets
  const id = () => deps.ids.next()
  const me = await addCandidate(server, {
    name: '전부한',
    kakaoSub: id(),
    emailSealed: seal('whole@example.com', 'users.email_sealed'),
    birthdaySealed: seal('19950314', 'users.birthday_sealed'),
    githubUrl: 'https://github.com/whole-demo',
    jobLabel: '개발',
    isActive: true,
    attackEndsAt: later,
  })
  const keys = { employerKey: id(), avoidedKey: id() }
  for (const key of Object.values(keys)) await addCompany(db.drizzle, { name: `회사 ${key}`, key })
  const companyId = id()
  await addCompany(db.drizzle, { id: companyId, name: `회사 ${companyId}`, key: companyId })
  const operatorId = await addOperator(db.drizzle, companyId)
  const person = { ...me, companyId, offerId: id(), groupId: id(), roomId: id() }
  const context = { ...person, ...keys, operatorId, now, later, id, seal }
  const offers = withOffers ? offerRows(context) : []
  for (const [table, row] of [...ownRows(context), ...offers, ...companyRows(context, { withOffers })]) {
    if (without.includes(table)) continue
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 1}`)
    const text = `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')})`
    await db.pool.query(text, Object.values(row))
  }
  return person
}

/** Tables that refer to candidates, read from the foreign keys. */
export async function tablesAboutPeople(server: TestApp): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0 order by 1`,
  )
  return rows.map(({ name }) => name)
}
