import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, test } from '../testing/coffeechat-world.ts'

type Met = { me: TestCandidate; id: string; timeIds: string[] }

const acts = (world: CoffeechatWorld) => ({
  confirmFirst: ({ me, id, timeIds }: Met) => world.confirm(me, id, timeIds[0]!),
  confirmSecond: ({ me, id, timeIds }: Met) => world.confirm(me, id, timeIds[1]!),
  propose: ({ me, id }: Met) => world.propose(me, id, ['2026-11-24T16:00:00+09:00']),
  takeBack: ({ me, id }: Met) => world.takeBack(me, id),
  cancel: ({ me, id }: Met) => world.cancel(me, id),
})
const actNames = ['confirmFirst', 'confirmSecond', 'propose', 'takeBack', 'cancel'] as const

test(
  '[TRUST-4] concurrent calls fix at most one time, and none in a cancelled coffee chat',
  { timeout: 240_000 },
  async ({ server, world }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...actNames), { minLength: 2, maxLength: 5 }),
        async (chosen) => {
          const me = await addCandidate(server)
          const id = await world.match(me)
          const timeIds = await world.companyProposes(id, '2026-11-19T19:00:00', '2026-11-20T16:00:00')
          const answers = await Promise.all(chosen.map((act) => acts(world)[act]({ me, id, timeIds })))
          for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)

          const { cancelledAt } = await world.chat(id)
          const standing = (await world.times(id)).filter(({ withdrawnAt }) => !withdrawnAt)
          const fixed = standing.filter(({ confirmedAt }) => confirmedAt)
          expect(fixed.length).toBeLessThanOrEqual(1)
          // Beside a fixed time only times to which it may move can stand, and these are the person's.
          const proposed = standing.filter(({ confirmedAt }) => !confirmedAt)
          if (fixed.length === 1)
            expect(proposed.map(({ proposedBy }) => proposedBy)).toEqual(proposed.map(() => 'candidate'))
          if (cancelledAt) expect(standing).toEqual([])
          expect((await world.room(me)).closedAt !== null).toBe(cancelledAt !== null)
          expect(cancelledAt !== null).toBe(chosen.includes('cancel'))
          const recalled = [...(await world.told(me)).values()].filter(
            ({ type, droppedAt }) => type === 'COFFEECHAT_SOON' && !droppedAt,
          )
          expect(recalled.map(({ dedupeKey }) => dedupeKey)).toEqual(
            fixed.map((time) => `COFFEECHAT_SOON:${time.id}`),
          )
        },
      ),
      { numRuns: 10 },
    )
  },
)
