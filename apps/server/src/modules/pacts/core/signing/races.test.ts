import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { describe, expect, vi } from 'vitest'
import { seoul } from '../../../coffeechats/testing/coffeechat-world.ts'
import { sendPact } from '../../console/send-pact.ts'
import { withdrawPact } from '../../console/withdraw-pact.ts'
import { lapsePactsJob } from '../../jobs/lapse-pacts.ts'
import {
  NOW,
  type ShownPact,
  type SigningWorld,
  signingTest as test,
  TERMS,
} from '../../testing/pact-world.ts'
import { lookAtSignature } from './look-at-signature.ts'

vi.mock('../document/draw-pact.ts', async (original) => ({
  ...(await original<object>()),
  drawPact: (await import('../../testing/drawn-quickly.ts')).drawQuickly,
}))

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

/** Each of the three that may be left out is left out once; `PACT_RACES=200` for a proof. */
const ROUNDS = Number(process.env['PACT_RACES'] ?? 3)

type State = { state: string; version: number; ends: (string | null)[]; live: string[] }

async function stateOf(world: SigningWorld, { id }: ShownPact): Promise<State> {
  const [row] = await world.rows<State>(
    `select p.state, p.version,
       (select json_agg(v."end" order by v.number) from pact_versions v where v.pact_id = p.id) as ends,
       coalesce((select json_agg(s.version || s.side || s.state order by s.side) from pact_signatures s
         where s.pact_id = p.id and s.state in ('ASKED', 'SIGNED')), '[]') as live
     from pacts p where p.id = $1`,
    id,
  )
  return row!
}

/** Whatever happened, happened whole. */
const WHOLE: Readonly<Record<string, Omit<State, 'state'>[]>> = {
  SIGNED_BY_CANDIDATE: [{ version: 1, ends: [null], live: ['1candidateSIGNED'] }],
  SENT: [{ version: 2, ends: ['REPLACED', null], live: [] }],
  WITHDRAWN: [
    { version: 1, ends: ['WITHDRAWN'], live: [] },
    { version: 2, ends: ['REPLACED', 'WITHDRAWN'], live: [] },
  ],
  SEALED: [{ version: 1, ends: ['SEALED'], live: ['1candidateSIGNED', '1companySIGNED'] }],
}

describe('[PACT-3] [PACT-8] at the same moment in two processes', () => {
  test('a signature, a new version, a withdrawal and the end: each ends in one whole state, told once', async ({
    world,
    server,
    other,
  }) => {
    const party = { side: 'company', companyId: world.companyId, caller: world.caller } as const
    for (let round = 0; round < ROUNDS; round++) {
      const { me, pact } = await world.sent()
      await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
      await world.confirm(me.phone)
      const drafted = world.pactOf(await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/draft`))
      const next = world.pactOf(await world.save(drafted, { ...TERMS, other: '교육비' }))
      const [asked] = await world.rows<{ id: string }>(
        'select id from pact_signatures where pact_id = $1',
        pact.id,
      )
      const whose = { party, pactId: pact.id }
      const late = { ...other.deps, clock: () => seoul('2026-11-24T00:00:01') }
      const send = { ...whose, revision: next.draft!.revision, days: 7, signerId: world.signer.operatorId }
      const deeds = [
        () => lookAtSignature(asked!.id, server.deps),
        () => lookAtSignature(asked!.id, other.deps),
        () => sendPact(send, world.caller, { ...other.deps, tokens: server.deps.tokens }),
        () =>
          withdrawPact({ ...whose, words: '' }, world.caller, { ...server.deps, tokens: server.deps.tokens }),
        () => lapsePactsJob.run(late),
      ]
      // Each round leaves one of them out, so that each has its turn to be first.
      const left = deeds.filter((_, at) => at !== 2 + (round % 3))
      for (const one of await Promise.allSettled(left.map((deed) => deed())))
        if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason
      const { state, ...rest } = await stateOf(world, pact)
      if (state === 'LAPSED') expect(rest.live).toEqual([])
      else expect(WHOLE[state], `${state} ${JSON.stringify(rest)}`).toContainEqual(rest)
      const told = await world.toldOfPacts(me)
      expect(new Set(told).size).toBe(told.length)
      expect(told.filter((key) => key.endsWith(':WITHDRAWN'))).toHaveLength(state === 'WITHDRAWN' ? 1 : 0)
    }
  })

  test('[PACT-7] the second signature and taking back the first: a hire, or none', async ({
    world,
    server,
    other,
  }) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { me, pact, coffeechatId } = await world.sent()
      await world.sign(me, pact)
      await world.askSigner(pact)
      const [asked] = await world.rows<{ id: string }>(
        `select id from pact_signatures where pact_id = $1 and side = 'company'`,
        pact.id,
      )
      await Promise.all([
        lookAtSignature(asked!.id, other.deps),
        lookAtSignature(asked!.id, server.deps),
        world.asPerson(me, 'DELETE', `/${pact.id}/signature`),
      ])
      const { state, ...rest } = await stateOf(world, pact)
      const hires = await world.hires(coffeechatId)
      if (state === 'SEALED') expect([rest, hires.length]).toEqual([WHOLE['SEALED']![0], 1])
      else expect([state, rest.live, hires]).toEqual(['SENT', [], []])
    }
  })
})
