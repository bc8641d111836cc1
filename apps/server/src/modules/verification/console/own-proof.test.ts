import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { JIU, test, type VerificationWorld } from '../testing/verification-world.ts'

type Answer = { sealed?: string; provedOn?: string | null }
const form = { phone: JIU.phone, birthday: JIU.birthday, type: 'kakao', loginTypeLevel: 1 }

/** A recruiter of a company of this name, under the name of the sandbox's person. */
async function recruiter(world: VerificationWorld, company: string, name = JIU.name) {
  const companyId = await addCompany(world.db.drizzle, { name: company, key: company.toLowerCase() })
  const { token, operatorId } = await addTestOperator(world, { companyId, name })
  return {
    operatorId,
    begin: (body: object = form) => world.call('POST', '/console/own-proof', { token, body }),
    confirm: (sealed = '') => world.call('POST', '/console/own-proof/confirm', { token, body: { sealed } }),
    remove: () => world.call('DELETE', '/console/own-proof', { token }),
    rename: () => world.call('PATCH', '/console/me', { token, body: { name: '한지수' } }),
    kept: async () => {
      const { rows } = await world.db.pool.query(
        'select proved_on::text as on from operator_proofs where operator_id = $1',
        [operatorId],
      )
      return rows[0]?.on ?? null
    },
  }
}

describe('[FIRM-6] a recruiter proves identity and employment', () => {
  test('by the certificate that candidates use; only the day is kept, and nothing of what was seen', async ({
    world,
  }) => {
    const me = await recruiter(world, '두들페이')
    const { sealed } = (await me.begin()).json<Answer>()
    const early = (await me.confirm(sealed)).json<Answer>()
    expect(early.sealed).toBeDefined()
    await world.confirm(JIU.phone)
    expect((await me.confirm(early.sealed)).json()).toEqual({ provedOn: '2026-11-16' })
    expect(await me.kept()).toBe('2026-11-16')
    const { rows } = await world.db.pool.query(
      `select row_to_json(p)::text || coalesce((select string_agg(a::text, '') from audit_log a), '') as all
      from operator_proofs p where operator_id = $1`,
      [me.operatorId],
    )
    for (const secret of ['한뼘교육', '솔잎웹', JIU.birthday, JIU.phone])
      expect(rows[0].all).not.toContain(secret)
    expect(Object.keys((await world.db.pool.query('select * from operator_proofs')).rows[0])).toEqual([
      'operator_id',
      'company_id',
      'proved_on',
    ])

    await me.rename()
    expect(await me.kept()).toBeNull()
  })

  test('somebody who works elsewhere now gets a clear error, and nothing is kept', async ({ world }) => {
    const former = await recruiter(world, '솔잎웹')
    const { sealed } = (await former.begin()).json<Answer>()
    await world.confirm(JIU.phone)
    const answer = await former.confirm(sealed)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'NOT_EMPLOYED_HERE' })
    expect(await former.kept()).toBeNull()
  })

  test('a seal opens for whoever began it alone, and a wrong name proves nobody', async ({ world }) => {
    const [me, other] = [await recruiter(world, '두들페이'), await recruiter(world, '두들페이', '홍서호')]
    const { sealed } = (await me.begin()).json<Answer>()
    await world.confirm(JIU.phone)
    for (const answer of [await other.confirm(sealed), await me.confirm('canary.bird')])
      expect(answer.statusCode).toBe(418)
    expect(await other.kept()).toBeNull()
    expect((await me.confirm(sealed)).json()).toEqual({ provedOn: '2026-11-16' })
    expect((await me.remove()).json()).toEqual({ provedOn: null })
    expect(await me.kept()).toBeNull()
  })
})
