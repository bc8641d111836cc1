import { RECORD } from '@coffeeattack/domain/companies/record'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { coffeechatOutcomes } from '../../../platform/db/schema/coffeechats.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { test } from '../testing/record-world.ts'

/** What may happen on a day; at night the job runs. */
const who = fc.nat(11)
const came = fc.boolean()
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('answers' as const), came }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('corrects' as const), who, came }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('takes back' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leaves' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('waits' as const), days: fc.integer({ min: 10, max: 120 }) }),
  },
)
/** Five who do not agree answer on the first day and five more on the last: every history shows two figures at least. */
const FIVE = Array.from({ length: RECORD.people }, (_, place) => ({
  kind: 'answers' as const,
  came: place > 0,
}))
const histories = fc
  .array(fc.array(happening, { maxLength: 6 }), { minLength: 2, maxLength: 6 })
  .map((between) => [FIVE, ...between, FIVE])

test(
  '[KEEP-4] each look takes in five people who do not agree, and moves for nothing else, whatever happened between',
  { timeout: 60_000 },
  async ({ server, world }) => {
    const { drizzle } = server.db
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const company = await world.company()
        const met: { personId: string; timeId: string }[] = []
        const blocks: { at: number; people: string[]; yes: number }[] = []
        let shown: unknown = null
        let day = 0
        for (const happenings of history) {
          day += 1
          for (const it of happenings) {
            const one = 'who' in it ? met[it.who] : undefined
            const said =
              'came' in it ? { candidate: it.came ? ('MET' as const) : ('THEY_MISSED' as const) } : {}
            const at = world.daysLater(day)
            if (it.kind === 'answers') {
              const personId = await world.person()
              met.push({ personId, timeId: await world.meet(company, personId, said, at) })
            }
            if (it.kind === 'waits') day += it.days
            if (one && it.kind === 'corrects') await world.say(one.timeId, said, at)
            if (one && it.kind === 'takes back')
              await drizzle.delete(coffeechatOutcomes).where(eq(coffeechatOutcomes.timeId, one.timeId))
            if (one && it.kind === 'leaves')
              await drizzle.update(users).set({ deletedAt: at }).where(eq(users.id, one.personId))
          }
          const now = world.daysLater(day)
          await world.night(day)
          const answers = await world.answers(company, 'CAME')
          const taken = answers.filter(({ countedAt }) => countedAt?.getTime() === now.getTime())
          if (taken.length > 0) {
            const yes = taken.filter((one) => one.value === 1).length
            expect(taken.length).toBeGreaterThanOrEqual(RECORD.people)
            expect(yes > 0 && yes < taken.length).toBe(true)
            const people = taken.map(({ candidateId }) => candidateId)
            const inAnother = blocks.filter(({ at }) => now.getTime() - at < RECORD.windowMs)
            expect(inAnother.flatMap((block) => block.people).filter((id) => people.includes(id))).toEqual([])
            blocks.push({ at: now.getTime(), people, yes })
            const held = [...inAnother, blocks.at(-1)!]
            const count = held.flatMap((block) => block.people).length
            const sum = held.reduce((all, block) => all + block.yes, 0)
            const value = Math.min(9, Math.max(1, Math.round((sum * 10) / count)))
            shown = { value, people: count }
          }
          expect(await world.figure(company, 'CAME')).toEqual(shown)
        }
        expect(blocks.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 6 },
    )
  },
)
