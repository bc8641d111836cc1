import { describe, expect } from 'vitest'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../testing/check-world.ts'
import { checkDomainsJob } from '../jobs/check-domains.ts'

type Own = {
  domainProof: { state: string; recordName: string; recordValue: string; found: string | null } | null
  mailDomain: string
}

describe('[FIRM-6] the proof of a mail domain', () => {
  test('a record is looked for until it is there, and candidates read of it from then on', async ({
    world,
  }) => {
    const { server, clock, deps, control } = world
    const companyId = await world.company('9990001032', '한뼘하우스')
    const { token } = await addTestOperator(server, { companyId, email: 'seo@mail.hanppyeom.example' })
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      server.call(method, path, { token, ...(body ? { body } : {}) })
    const own = async () => (await call('GET', '/console/own-checks')).json<Own>()
    expect(await own()).toMatchObject({ domainProof: null, mailDomain: 'hanppyeom.example' })

    for (const domain of ['co.kr', 'not a domain'])
      expect((await call('POST', '/console/own-checks/domain', { domain })).statusCode).toBe(400)
    expect((await call('POST', '/console/own-checks/domain/look')).statusCode).toBe(404)
    const begun = (
      await call('POST', '/console/own-checks/domain', { domain: 'seo@hanppyeom.example' })
    ).json<Own>()
    const { recordName: name, recordValue: value } = begun.domainProof!
    expect(name).toBe('_coffeeattack-challenge.hanppyeom.example')

    await checkDomainsJob.run(deps)
    expect((await own()).domainProof).toMatchObject({ state: 'WAITING' })
    await control('dns', { name, txt: [value.slice(0, 20)] })
    const wrong = (await call('POST', '/console/own-checks/domain/look')).json<Own>()
    expect(wrong.domainProof).toMatchObject({ state: 'WRONG', found: value.slice(0, 20) })
    await control('dns', { name, mode: 'fail' })
    expect((await call('POST', '/console/own-checks/domain/look')).statusCode).toBe(503)
    expect((await own()).domainProof).toMatchObject({ state: 'WRONG' })

    await control('dns', { name, txt: ['v=spf1', [value.slice(0, 9), value.slice(9)]] })
    clock.advance({ minutes: 10 })
    await checkDomainsJob.run(deps)
    expect((await call('GET', '/console/own-checks')).json()).toMatchObject({
      domainProof: { state: 'FOUND' },
      proof: { domain: { name: 'hanppyeom.example' }, recruiter: { name: '이도현', provedOn: null } },
    })

    const state = async () =>
      (await server.db.pool.query('select state from company_domains where company_id = $1', [companyId]))
        .rows[0]
    await control('dns', { name, txt: [] })
    for (const [hours, then] of [
      [24, 'FOUND'],
      [25, 'LOST'],
    ] as const) {
      clock.advance({ hours })
      await checkDomainsJob.run(deps)
      expect(await state()).toEqual({ state: then })
    }
  })
})

describe('[FIRM-4] the evidence of a company', () => {
  test('an admin decides once about a listing, with a reason; the listing stays on the sheet', async ({
    world,
  }) => {
    const { server, control } = world
    const companyId = await world.company('9990001047', '두레박데이터')
    const admin = await addTestOperator(server, { role: 'ADMIN' })
    const recruiter = await addTestOperator(server, { companyId })
    const decide = (reason: string, token = admin.token) =>
      server.call('POST', `/console/companies/${companyId}/arrears-decision`, { token, body: { reason } })
    expect((await decide('지급을 확인했어요')).statusCode).toBe(409)
    await control('defaulters', { number: '9990001047' })
    await server.db.pool.query(`update companies set arrears_listed_on = '2026-10-31' where id = $1`, [
      companyId,
    ])
    await server.db.pool.query(
      `insert into company_checks (company_id, kind, answer, answered_at, next_at) values ($1, 'ARREARS', 'LISTED', $2, $2)`,
      [companyId, server.clock()],
    )
    expect((await decide(' ')).statusCode).toBe(400)
    expect((await decide('지급을 확인했어요', recruiter.token)).statusCode).toBe(403)
    const [one, other] = await Promise.all([decide('지급을 확인했어요'), decide('모두 지급했어요')])
    expect([one.statusCode, other.statusCode].toSorted()).toEqual([200, 409])
    const evidence = (
      await server.call('GET', `/console/companies/${companyId}/evidence`, { token: admin.token })
    ).json()
    expect(evidence).toMatchObject({
      company: { name: '두레박데이터', businessNumber: '9990001047' },
      listing: { listedOn: '2026-10-31', decidedBy: '이도현' },
      proof: { arrears: { isListed: true } },
      checkItems: [{ kind: 'ARREARS', answer: 'LISTED' }],
      recruiterItems: [{ id: recruiter.operatorId, provedOn: null }],
    })
  })
})
