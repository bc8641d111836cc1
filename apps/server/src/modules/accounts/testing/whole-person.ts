import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { offerRows } from './offer-rows.ts'
import { ownRows } from './own-rows.ts'
import type { WholePerson } from './person-rows.ts'

export async function addWholePerson(
  server: TestApp,
  { withOffers = true }: { withOffers?: boolean } = {},
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
  const companyId = await addCompany(db.drizzle, { name: `회사 ${me.userId}`, key: me.userId })
  const operatorId = await addOperator(db.drizzle, companyId)
  const person = { ...me, companyId, offerId: id(), groupId: id(), roomId: id() }
  const around = { ...person, operatorId, now, later, id, seal }
  for (const [table, row] of [...ownRows(around), ...(withOffers ? offerRows(around) : [])]) {
    const columns = Object.keys(row)
    const places = columns.map((_, at) => `$${at + 1}`)
    const text = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`
    await db.pool.query(text, Object.values(row))
  }
  return person
}

/** Tables that point at people, as the database itself knows them. */
export async function tablesAboutPeople(server: TestApp): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}
