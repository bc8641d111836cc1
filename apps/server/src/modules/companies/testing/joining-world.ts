import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import type { Firm, Validated } from '../../../platform/providers/tax-office/tax-office.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { worldTest } from '../../../testing/server-test.ts'

const MATCH: Validated = { result: 'MATCH', state: 'OPEN', taxType: '부가가치세 일반과세자' }

/** Valid numbers that no test meets twice. */
let numbers = 0
export function newNumber(): string {
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]
  const nine = `99${String(++numbers).padStart(7, '0')}`
  const sum = weights.reduce((total, weight, place) => total + weight * Number(nine[place]), 0)
  return nine + ((10 - ((sum + Math.floor((5 * Number(nine[8])) / 10)) % 10)) % 10)
}

let people = 0

/** The service with a tax office that says what the test wants. */
async function createJoiningWorld() {
  const made = await createTestApp()
  let says: (firm: Firm) => Validated | 'DOWN' = () => MATCH
  const asked: Firm[] = []
  Object.assign(made.deps.providers, {
    taxOffice: {
      validate: async (firm: Firm) => {
        asked.push(firm)
        const said = says(firm)
        if (said === 'DOWN') throw new ProviderUnavailable('nts', 'timeout')
        return said
      },
      status: async () => [],
    },
  })
  const server: TestApp = made
  const post = (step: string, body: object) => server.call('POST', `/business/applications${step}`, { body })
  const start = async (email = `hana-${++people}@saebyeok.example`) => {
    const answer = await post('', { email, name: '서하나', title: '채용 담당' })
    return { email, secret: answer.json<{ secret: string }>().secret, answer }
  }
  const codeOf = async (email: string) => /\d{6}/.exec((await mailsTo(server, email)).at(-1) ?? '')![0]
  const confirmed = async (email?: string) => {
    const one = await start(email)
    await post('/confirm', { secret: one.secret, code: await codeOf(one.email) })
    return one
  }
  const firm = (secret: string, more: object = {}) =>
    post('/firm', {
      secret,
      businessNumber: newNumber(),
      companyName: '새벽상회',
      representative: '한서우',
      openedOn: '2019-03-04',
      homepage: 'https://saebyeok.example',
      agreedToTerms: true,
      pledged: true,
      ...more,
    })
  return {
    server,
    asked,
    post,
    start,
    codeOf,
    confirmed,
    firm,
    answers: (how: typeof says) => (says = how),
    matches: () => (says = () => MATCH),
    show: async (secret: string) =>
      (await server.call('GET', `/business/applications/${secret}`)).json<Record<string, unknown>>(),
    /** In review, with a number of its own. */
    applied: async (more: object = {}, email?: string) => {
      const one = await confirmed(email)
      await firm(one.secret, more)
      const { rows } = await server.db.pool.query<{ id: string; companyId: string }>(
        'select id, company_id as "companyId" from company_applications where email = $1 order by created_at desc limit 1',
        [one.email],
      )
      return { ...one, ...rows[0]! }
    },
    admin: async () => (await addTestOperator(server, { role: 'ADMIN' })).token,
    close: () => server.close(),
  }
}

export const test = worldTest(createJoiningWorld)
export type JoiningWorld = Awaited<ReturnType<typeof createJoiningWorld>>
