import { expect } from 'vitest'
import { addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addWholePerson, tablesAboutPeople } from '../testing/whole-person.ts'
import { sources } from './export-store.ts'

const test = serverTest().extend('me', { scope: 'file' }, ({ server }) => addWholePerson(server))

type Export = Record<string, Record<string, unknown>[]> & { exportedAt: string }
const exported = async (server: TestApp, token: string) =>
  (await server.call('GET', '/users/export', { token })).json<Export>()

/** Stored but not exported: not the candidate's data, or already exported elsewhere. */
const withheld = {
  withdrawals: 'whoever left cannot ask',
  candidate_search: 'the profile once more, as the search reads it',
  candidate_keys: 'the profile once more, as the index of the search reads it',
  market_hope_people: 'that the profile’s job, years and hope were counted among others’',
  webhook_events: 'what a company’s programs are told by ids alone; that it was stands in handovers',
  pipeline_cards: 'offers and coffee chats once more, as a company’s board shows them',
  pipeline_events: 'what a company’s people did on their own board; its stars and notes are given',
  safety_signals: 'what a company’s text asked for, without the text; the text stands in offers and messages',
  record_answers: 'coffee chats and messages once more, as a company’s record counts them',
}

test('[TRUST-6] every table that refers to candidates is exported or withheld for a reason', async ({
  server,
}) => {
  const known = new Set([...Object.keys(sources), ...Object.keys(withheld)])
  const unknown = (await tablesAboutPeople(server)).filter((table) => !known.has(table))
  expect(unknown).toEqual([])
})

test('[TRUST-6] each of them has a row of the test candidate, so that the next test misses none', async ({
  server,
  me,
}) => {
  const empty: string[] = []
  for (const table of await tablesAboutPeople(server)) {
    if (table in withheld) continue
    // Of a pact the next test looks at every table.
    if (table.startsWith('pact_')) continue
    const column =
      /^(offer|coffeechat|message_rooms|profile_views|blocks|kept_words|handovers|people_|pipeline_|pacts|paid_|position_interests|suggestion_outcomes)/.test(
        table,
      )
        ? 'candidate_id'
        : 'user_id'
    const { rowCount } = await server.db.pool.query(`select from ${table} where ${column} = $1`, [me.userId])
    if (!rowCount) empty.push(table)
  }
  expect(empty).toEqual([])
})

test('[TRUST-6] the export has everything stored about me, by section and decrypted', async ({
  server,
  me,
  clock,
}) => {
  const held = await exported(server, me.token)
  expect(held.exportedAt).toBe(clock().toISOString())
  const words: Record<string, readonly string[]> = {
    account: ['전부한', me.phone, 'whole@example.com', '19950314', 'whole-demo'],
    careerItems: ['커리어회사'],
    incomes: ['5111'],
    salaryItems: ['5222'],
    userSchoolItems: ['학교이름'],
    companies: ['피할회사', 'blocks'],
    files: ['내이력서.pdf'],
    offers: ['제안글', '묶음제안글', 'SENT', '311', '722', '533', 'RSU', '1244', '2055'],
    coffeechats: ['37', '커피챗질문', 'AS_OFFERED', '2026-11-24', '6543', '증명서용도'],
    messages: ['대화내용', 'read_marks'],
    surveys: ['설문답'],
    inquiries: ['문의글', '문의연락처', '더주세요', 'MISSED_TWICE'],
    consents: ['동의버전'],
    devices: ['내기기', '내브라우저'],
    views: ['RECRUITER', `회사 ${me.companyId}`, 'candidates.read'],
    memory: ['메모글', '내태그', '내목록', `회사 ${me.companyId}`],
    notifications: ['알림내용', 'SURVEY'],
    visits: ['방문출처', 'referrals'],
    lifetimeIncomes: ['평생회사', '44444', '2018'],
    verifications: ['인증사실', 'CF-12001'],
    links: ['message', '나눈결과', 'calendar_addresses'],
    talk: ['대나무숲글', '신고이유'],
    paidChecks: ['6054', '2026-10'],
    pacts: ['합의한곳', '바꿔달라는말', '서명할글', 'ci.canary', 'pact_seals'],
    proofs: ['증명받는곳', 'looked.example'],
    suggestions: ['추천한자리', 'isOff', 'FACTS', '0.77'],
    safety: ['회사를알린말', 'takedown_people', `회사 ${me.companyId}`],
  }
  expect(Object.keys(held).toSorted()).toEqual(['exportedAt', ...Object.keys(words)].toSorted())
  for (const [section, expected] of Object.entries(words))
    for (const word of expected) expect(JSON.stringify(held[section]), section).toContain(word)
})

test('[TRUST-6] no sealed text, no hash, no other id, and nothing that was not sent to me', async ({
  server,
  me,
}) => {
  const { userId: candidateId, companyId } = me
  const operatorId = await addOperator(server.db.drizzle, companyId)
  const undoneAt = server.clock()
  await addOffer(server.db.drizzle, { candidateId, companyId, operatorId, undoneAt, message: '거둔제안' })
  const { rows } = await server.db.pool.query('select id from operators')
  const text = JSON.stringify(await exported(server, me.token))
  for (const { id } of rows as { id: string }[]) expect(text).not.toContain(id)
  expect(text).not.toMatch(/Sealed"|Hash"|_hash|storeKey|거둔제안|THEY_MISSED|비밀주소/)
  expect(text).not.toContain(server.deps.secrets.keyId)
})

test('[TRUST-6] only delivered offers are exported', async ({ server, me, clock }) => {
  const late = new Date(clock().getTime() + 60_000)
  await server.db.pool.query('update offers set deliver_at = $2 where id = $1', [me.offerId, late])
  const ids = async () => (await exported(server, me.token))['offers']!.map(({ id }) => id)
  expect(await ids()).not.toContain(me.offerId)
  clock.advance({ minutes: 1 })
  expect(await ids()).toContain(me.offerId)
})

test('[TRUST-6] the export of another candidate has nothing of mine', async ({ server, me }) => {
  const other = await addCandidate(server, { name: '남남이' })
  const text = JSON.stringify(await exported(server, other.token))
  expect(text).toContain('남남이')
  expect(text).not.toContain(me.userId)
  expect(text).not.toMatch(/전부한|제안글|대화내용/)
})
