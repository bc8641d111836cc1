import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAREER, NOON, careerInput, confirmedInput, type CodefAnswer } from '../testing/sandbox.ts'
import { createWorld } from '../world.ts'
import { createEngine } from './engine.ts'
import { PRODUCTS } from './products.ts'

/** A second, plain implementation of the rules. */
type Model = { tapped: 'no' | 'yes' | 'refused'; presses: number; end: string | null; age: number }

function expectedCode(model: Model, step: 'press' | 'giveUp'): string {
  if (model.end === null && model.age > 270_000) model.end = 'CF-12001'
  if (model.end) return model.end
  if (step === 'giveUp') {
    model.end = 'CF-12872'
    return 'CF-12102'
  }
  if (model.tapped === 'yes') {
    model.end = 'CF-00025'
    return 'CF-00000'
  }
  model.presses += 1
  if (model.presses < 3) return 'CF-03002'
  return (model.end = 'CF-12872')
}

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('press' as const) },
    { weight: 2, arbitrary: fc.constantFrom('confirm' as const, 'deny' as const) },
    { weight: 1, arbitrary: fc.constant('giveUp' as const) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 200_000 }) },
  ),
  { maxLength: 14 },
)

test('[VER-15] any requests, taps and times get the codes of the rules, and at most one success', async () => {
  const world = createWorld({ now: () => NOON, randomBytes, speed: 1000 })
  const engine = createEngine(world)
  const product = PRODUCTS.find(({ path }) => path === CAREER)!
  const stays = new AbortController().signal
  let seenSuccess = 0

  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      engine.reset()
      const input = careerInput()
      const first = await engine.handle(product, input, stays)
      const answer = { data: first.data } as CodefAnswer
      const jti = String(answer.data['jti'])
      const model: Model = { tapped: 'no', presses: 0, end: null, age: 0 }
      const codes: string[] = []
      const rules: string[] = []
      const taps: [possible: boolean, decided: boolean][] = []
      for (const step of sequence) {
        if (typeof step === 'number') {
          world.clock.advance(step)
          model.age += step
        } else if (step === 'press' || step === 'giveUp') {
          const simpleAuth = step === 'press' ? '1' : '0'
          const second = await engine.handle(product, confirmedInput(input, answer, { simpleAuth }), stays)
          codes.push(second.code)
          rules.push(expectedCode(model, step))
        } else {
          const possible = model.end === null && model.age <= 270_000 && model.tapped === 'no'
          const decided = engine.decide(jti, step === 'confirm' ? 'CONFIRMED' : 'DENIED')
          taps.push([possible, decided !== null])
          if (possible) model.tapped = step === 'confirm' ? 'yes' : 'refused'
          if (model.tapped === 'refused') model.end ??= 'CF-12872'
        }
      }
      expect(codes).toEqual(rules)
      expect(taps.filter(([possible, decided]) => possible !== decided)).toEqual([])
      const successes = codes.filter((code) => code === 'CF-00000').length
      expect(successes).toBeLessThanOrEqual(1)
      seenSuccess += successes
    }),
    { numRuns: 300 },
  )
  expect(seenSuccess).toBeGreaterThan(10)
})
