import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../../deps.ts'
import { seoul } from '../../../coffeechats/testing/coffeechat-world.ts'
import { lapsePactsJob } from '../../jobs/lapse-pacts.ts'
import { lookAtSignaturesJob } from '../../jobs/look-at-signatures.ts'
import { sealPactsJob } from '../../jobs/seal-pacts.ts'
import {
  NOW,
  signingTest as test,
  type ShownPact,
  type SigningWorld,
  TERMS,
} from '../../testing/pact-world.ts'
import { lookAtSignature } from './look-at-signature.ts'

// Drawing takes a second of a core; its own tests draw (document.test.ts).
vi.mock('../document/draw-pact.ts', async (original) => ({
  ...(await original<object>()),
  drawPact: (await import('../../testing/drawn-quickly.ts')).drawQuickly,
}))

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code: string }>().code]

const signaturesOf = (world: SigningWorld, pact: ShownPact) =>
  world.rows<{ side: string; state: string; problem: string | null }>(
    'select side, state, problem, raw_sealed is not null as kept from pact_signatures where pact_id = $1 order by asked_at, id',
    pact.id,
  )

describe('[PACT-4] both sign', () => {
  test('[PACT-5] [PACT-7] and the pact is the hire of both sides, with its file for both', async ({
    world,
    server,
  }) => {
    const { me, pact, coffeechatId } = await world.sent()
    const asked = await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
    expect(asked.json()).toMatchObject({ state: 'SENT', signing: { state: 'ASKED', problem: null } })
    const text = await world.textOn(me.phone)
    expect(text).toContain(pact.versionItems[0]!.fingerprint)
    expect(text).toContain('연봉 72,000,000원')
    expect(
      outcome(await world.asOperator(world.signer, 'POST', `/pacts/${pact.id}/signing`, world.contact(1))),
    ).toEqual([409, 'PACT_MOVED_ON'])
    await world.confirm(me.phone)
    const signed = await world.asPerson(me, 'GET', `/${pact.id}/signing`)
    expect(signed.json()).toMatchObject({
      state: 'SIGNED_BY_CANDIDATE',
      candidateSignature: { name: me.name },
    })
    expect(await world.toldOfPacts(world.signer)).toEqual([
      expect.stringContaining(`PACT_TO_SIGN:${pact.id}:1:`),
    ])

    expect(
      outcome(await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/signing`, world.contact(1))),
    ).toEqual([403, 'PACT_NOT_YOURS_TO_SIGN'])
    const nameless = await world.asOperator(world.signer, 'POST', `/pacts/${pact.id}/signing`, { version: 1 })
    expect([nameless.statusCode, Object.keys(nameless.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['contact.phone', 'contact.birthday'],
    ])
    await world.countersign(pact)
    const shown = world.pactOf(await world.show(pact))
    expect(shown).toMatchObject({
      state: 'SEALED',
      companySignature: { name: '강세아' },
      fee: 5_040_000,
      versionItems: [{ end: 'SEALED' }],
      seal: { isReady: false },
      signer: { hasContact: true },
    })
    expect(await world.hires(coffeechatId)).toMatchObject([{ startsOn: '2027-01-04', basePay: 7_200 }])
    expect(
      await world.rows(
        'select stage, agreed_at is not null as agreed, hire_pay from coffeechat_stages where coffeechat_id = $1 order by number',
        coffeechatId,
      ),
    ).toMatchObject([{ stage: 'TERMS' }, { stage: 'HIRED', agreed: true, hire_pay: 'AS_OFFERED' }])
    expect(outcome(await world.asPerson(me, 'GET', `/${pact.id}/file`))).toEqual([409, 'PACT_NOT_SEALED'])

    await sealPactsJob.run(server.deps)
    expect((await world.showMine(me, pact)).json()).toMatchObject({ seal: { isReady: true } })
    const urls = [
      (await world.asPerson(me, 'GET', `/${pact.id}/file`)).json<{ url: string }>().url,
      (await world.asOperator(world.recruiter, 'GET', `/pacts/${pact.id}/file`)).json<{ url: string }>().url,
    ]
    const [first, second] = await Promise.all(urls.map((url) => server.app.inject({ method: 'GET', url })))
    expect(first!.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first!.rawPayload.equals(second!.rawPayload)).toBe(true)
    await sealPactsJob.run(server.deps)
    // Afterwards nobody takes anything back (PACT-8).
    for (const answer of [
      await world.asPerson(me, 'DELETE', `/${pact.id}/signature`),
      await world.asOperator(world.recruiter, 'POST', `/pacts/${pact.id}/withdraw`, { words: '' }),
    ])
      expect(outcome(answer)).toEqual([409, 'PACT_MOVED_ON'])
  })

  test('[PACT-3] a signature ends with its version, and can be taken back until the company signed', async ({
    world,
  }) => {
    const { me, pact } = await world.sent()
    await world.sign(me, pact)
    expect((await world.asPerson(me, 'DELETE', `/${pact.id}/signature`)).json()).toMatchObject({
      state: 'SENT',
      candidateSignature: null,
      signing: null,
    })
    await world.sign(me, pact)
    await world.sendNext(pact, { ...TERMS, other: '교육비' })
    expect((await world.showMine(me, pact)).json()).toMatchObject({ state: 'SENT', candidateSignature: null })
    expect((await signaturesOf(world, pact)).map(({ state }) => state)).toEqual(['VOID', 'VOID'])
  })

  test('a request that is answered too late signs nothing of the new version', async ({ world, server }) => {
    const { me, pact } = await world.sent()
    await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
    await world.confirm(me.phone)
    await world.sendNext(pact, { ...TERMS, other: '교육비' })
    await lookAtSignaturesJob.run(server.deps)
    expect((await world.showMine(me, pact)).json()).toMatchObject({ state: 'SENT', candidateSignature: null })
  })

  test('refused, expired, unknown and given up leave the version as it is', async ({
    world,
    clock,
    server,
  }) => {
    const { me, pact } = await world.sent()
    const ask = () => world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
    const look = async () =>
      world.pactOf(await world.asPerson(me, 'GET', `/${pact.id}/signing`)).signing?.state
    await ask()
    await world.refuse(me.phone)
    expect(await look()).toBe('REFUSED')
    await ask()
    clock.advance({ minutes: 11 })
    await lookAtSignaturesJob.run(server.deps)
    expect(await look()).toBe('EXPIRED')
    await ask()
    expect((await ask()).json()).toMatchObject({ signing: { state: 'ASKED' } })
    expect((await world.asPerson(me, 'DELETE', `/${pact.id}/signing`)).json()).toMatchObject({
      signing: null,
      state: 'SENT',
    })
    await world.meets(me.phone, 'no-account')
    expect(outcome(await ask())).toEqual([409, 'SIGNER_UNKNOWN'])
    expect((await signaturesOf(world, pact)).map(({ state }) => state)).toEqual([
      'REFUSED',
      'EXPIRED',
      'VOID',
      'FAILED',
    ])
  })

  test('[PACT-8] what was signed on the last evening counts, though it is looked at after midnight', async ({
    world,
    server,
    clock,
  }) => {
    const { me, pact } = await world.sent()
    clock.set(seoul('2026-11-23T23:58:00'))
    await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
    await world.confirm(me.phone)
    clock.set(seoul('2026-11-24T00:01:00'))
    await lapsePactsJob.run(server.deps)
    await lookAtSignaturesJob.run(server.deps)
    const [row] = await world.rows<{ state: string }>('select state from pacts where id = $1', pact.id)
    expect(row!.state).toBe('SIGNED_BY_CANDIDATE')
    clock.set(new Date(clock().getTime() + DAY_MS))
    await lapsePactsJob.run(server.deps)
    expect((await world.show(pact)).json()).toMatchObject({ state: 'LAPSED', candidateSignature: null })
  })

  test('of another person, or of the same on both sides, does not count', async ({ world, server }) => {
    const { me, pact } = await world.sent()
    const { signature } = server.deps.providers
    const collect = vi.spyOn(signature!, 'collect')
    const real = collect.getMockImplementation()
    await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version: 1 })
    await world.confirm(me.phone)
    collect.mockResolvedValueOnce({
      raw: '{}',
      signedData: '',
      ci: 'other.ci',
      signedAt: server.clock(),
      name: '남남남',
      phone: me.phone,
      birthday: null,
    })
    expect(world.pactOf(await world.asPerson(me, 'GET', `/${pact.id}/signing`)).signing).toMatchObject({
      state: 'FAILED',
    })
    expect(real).toBeUndefined()
    collect.mockRestore()
    await world.sign(me, pact)
    expect((await world.showMine(me, pact)).json()).toMatchObject({ state: 'SIGNED_BY_CANDIDATE' })
  })
})

describe('[PACT-4] a process that dies between two steps', () => {
  type Step = 'ask' | 'receipt' | 'look' | 'collect' | 'keep' | 'settle'
  /** Dies at the step: nothing after it happens in this process. */
  function dyingAt(step: Step, deps: Deps): Deps {
    const { signature } = deps.providers
    const dead = new Error(`killed at ${step}`)
    const dying: Partial<typeof signature & object> = {
      ask: step === 'ask' ? () => Promise.reject(dead) : (ask) => signature!.ask(ask),
      look: step === 'look' ? () => Promise.reject(dead) : (id) => signature!.look(id),
      collect: async (id, keep, kept) => {
        if (step === 'collect') throw dead
        const value = await signature!.collect(id, step === 'keep' ? () => Promise.reject(dead) : keep, kept)
        if (step === 'settle') throw dead
        return value
      },
    }
    return { ...deps, providers: { ...deps.providers, signature: dying as typeof signature } }
  }

  test.for(['ask', 'receipt', 'look', 'collect', 'keep', 'settle'] as const)(
    'at %s: one signature in the end, or none and the person asks again',
    async (step, { world, server, clock }) => {
      const { me, pact } = await world.sent()
      const { askSignature } = await import('./ask-signature.ts')
      const deps = { ...server.deps, tokens: null as never }
      const dying = dyingAt(step, server.deps)
      const whose = { party: { side: 'candidate', userId: me.userId }, pactId: pact.id } as const
      const signer = () => ({ name: me.name, phone: me.phone, birthday: world.birthday })
      const asking = askSignature(
        { ...whose, version: 1, signer, operatorId: null },
        { ...deps, providers: dying.providers },
      )
      await asking.catch(() => {})
      if (step === 'receipt')
        await world.rows('update pact_signatures set receipt_id = null where pact_id = $1', pact.id)
      const [row] = await world.rows<{ id: string; state: string }>(
        'select id, state from pact_signatures where pact_id = $1',
        pact.id,
      )
      if (row!.state === 'ASKED') {
        await world.confirm(me.phone).catch(() => {})
        await lookAtSignature(row!.id, dying).catch(() => {})
      }
      // Another process goes on.
      clock.advance({ minutes: 3 })
      await lookAtSignaturesJob.run(server.deps)
      const after = world.pactOf(await world.showMine(me, pact))
      const isLost = step === 'ask' || step === 'receipt' || step === 'keep'
      expect(after.state).toBe(isLost ? 'SENT' : 'SIGNED_BY_CANDIDATE')
      if (isLost) await world.sign(me, pact)
      expect(world.pactOf(await world.showMine(me, pact)).state).toBe('SIGNED_BY_CANDIDATE')
      const signed = (await signaturesOf(world, pact)).filter(({ state }) => state === 'SIGNED')
      expect(signed).toHaveLength(1)
    },
  )
})
