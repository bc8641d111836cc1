import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { Mail } from '../../../platform/providers/mail/mailer.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { sendAnswers } from '../jobs/send-answers.ts'
import { agent, answer, ask, rowOf } from '../testing/inquiries.ts'

describe('[BIZ-4] inquiries of companies', () => {
  type Listed = { id: string; recruiter: { name: string; company: string } | null; hasContact: boolean }
  const queue = async (server: TestApp, token: string, path: string) =>
    (await server.call('GET', `/console/${path}?limit=100`, { token })).json<{ items: Listed[] }>().items
  const idsIn = async (server: TestApp, token: string, path: string) =>
    (await queue(server, token, path)).map(({ id }) => id)

  test('stand in a queue of their own, which agents and admins see; an admin reads nobody else’s', async ({
    server,
  }) => {
    const { token } = await agent(server)
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const company = { from: '/business', isOfCompany: true, contact: 'hr@noeulcloud.example' }
    const [theirs, ours] = [await ask(server, company), await ask(server)]
    expect(await idsIn(server, token, 'company-inquiries')).toContain(theirs)
    expect(await idsIn(server, admin.token, 'company-inquiries')).toEqual(
      await idsIn(server, token, 'company-inquiries'),
    )
    expect(await idsIn(server, token, 'company-inquiries')).not.toContain(ours)
    expect(await idsIn(server, token, 'inquiries')).not.toContain(theirs)
    expect((await server.call('GET', '/console/inquiries', { token: admin.token })).statusCode).toBe(403)
    for (const what of ['take', 'answer', 'close']) {
      const wrong = { token: admin.token, body: { from: null, message: '네' } }
      expect(
        (await server.call('POST', `/console/company-inquiries/${ours}/${what}`, wrong)).statusCode,
      ).toBe(404)
    }
    expect((await answer(server, token, theirs)).statusCode).toBe(404)
    const counts = await server.call('GET', '/console/counts', { token: admin.token })
    expect(counts.json()).toMatchObject({
      inquiries: null,
      companyInquiries: (await queue(server, token, 'company-inquiries')).length,
    })
  })

  test('of an agent and an admin at once one answers, and the mail goes to the contact', async ({
    server,
  }) => {
    const id = await ask(server, { isOfCompany: true, contact: 'lead@saebyeok.example' })
    const both = [await agent(server), await addTestOperator(server, { role: 'ADMIN' })]
    const answers = await Promise.all(
      both.map(({ token }) =>
        server.call('POST', `/console/company-inquiries/${id}/answer`, {
          token,
          body: { message: '네, 돼요.' },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    const mails: string[] = []
    const mail = { send: async ({ to }: Mail) => void mails.push(to) }
    await sendAnswers({ ...server.deps, providers: { ...server.deps.providers, mail } })
    expect(mails).toContain('lead@saebyeok.example')
  })

  test('a company leaves a contact, also when a member writes for it', async ({ server }) => {
    const body = { from: '/business', message: '도입하고 싶어요', isOfCompany: true }
    const refused = await server.call('POST', '/users/ask', { body })
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { contact: '답을 받을 휴대전화 번호나 이메일을 입력해 주세요.' },
    ])
    const me = await addCandidate(server)
    const row = await rowOf(server, await ask(server, { ...body, contact: 'hr@noeul.example' }, me.token))
    expect(row).toMatchObject({ user_id: null, is_of_company: true })
  })

  test('a recruiter asks in the console and is named with the company; the answer goes to the account’s mail', async ({
    server,
  }) => {
    const companyId = await addCompany(server.db.drizzle, { name: '노을클라우드', key: '노을클라우드' })
    const recruiter = await addTestOperator(server, { companyId, name: '서하늘' })
    const { token } = await agent(server)
    const body = { from: '/console/settings', message: '정산서의 메일 주소를 바꾸고 싶어요' }
    const asked = await server.call('POST', '/console/ask', { token: recruiter.token, body })
    const { id } = asked.json<{ id: string }>()
    expect((await queue(server, token, 'company-inquiries')).find((one) => one.id === id)).toMatchObject({
      recruiter: { name: '서하늘', company: '노을클라우드' },
      candidate: null,
      hasContact: true,
    })
    const news = await server.call('GET', '/console/notices', { token })
    expect(news.json<{ items: object[] }>().items[0]).toMatchObject({
      title: expect.stringContaining('정산서의 메일 주소'),
      isOpen: true,
      to: `/company-inquiries/${id}`,
    })
    expect((await server.call('POST', '/console/ask', { token, body })).statusCode).toBe(403)
  })
})
