import { refusalsOf } from '@coffeeattack/contract/call'
import { drawOf } from '@coffeeattack/contract/testing/generated-input'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { limits } from '../../platform/http/limit-table.ts'
import type { TestApp } from '../test-app.ts'
import { type Asked, requestOf, type Sent, turns } from './generated-requests.ts'
import { createGeneratedWorld } from './generated-world.ts'

/**
 * Once in the suite. `GENERATED_CALLS=40000` sends so many, each time other ones in a new world. `PROPERTY_SEED` begins with
 * another seed than 1.
 */
const inOneWorld = turns.flat().length
const worlds = Math.ceil(Number(process.env['GENERATED_CALLS'] ?? 1) / inOneWorld)
const firstSeed = Number(process.env['PROPERTY_SEED'] ?? 1)
const seeds = Array.from({ length: worlds }, (_, at) => firstSeed + at)

/** Calls that shut somebody of the world out, so that the next calls would prove nothing. */
const SHUTTING = new Set(['PATCH /console/operators/:id', 'PATCH /console/companies/:id'])

test.for(seeds)(
  '[OPS-1] whatever is sent to whatever call, the answer is one of the contract (seed %i)',
  { timeout: 600_000 },
  async (seed) => {
    const world = await createGeneratedWorld()
    const { server } = world
    const draw = drawOf(seed)
    const wrong: string[] = []
    const statuses: number[] = []
    const limited: string[] = []
    const performed = new Set<string>()
    try {
      for (const turn of turns) {
        await world.mend()
        await world.look()
        for (const asked of turn) {
          waitOutLimits(asked, server)
          const sent = await requestOf(world, asked, draw)
          const { isFitting, ...request } = sent
          const answer = await server.app.inject(request as InjectOptions)
          if (SHUTTING.has(asked.key)) await world.mend()
          statuses.push(answer.statusCode)
          if (answer.statusCode === 429) limited.push(answer.json<ErrorBody>().code)
          if (isFitting && answer.statusCode !== 401) performed.add(asked.key)
          const complaint = complaintOf(asked, answer)
          if (complaint) wrong.push(told(complaint, asked, sent, answer), lastError(server))
        }
      }
    } finally {
      await world.close()
    }
    const counts = Object.groupBy(statuses, String)
    console.log(
      `seed ${seed}`,
      Object.fromEntries(Object.entries(counts).map(([is, all]) => [is, all!.length])),
    )
    expect(wrong).toEqual([])
    // The run proves something only if no call met a rate limit and nearly every call succeeded at least once.
    expect(limited).not.toContain('TOO_MANY_REQUESTS')
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(statuses.length / 8)
    expect(performed.size).toBeGreaterThan(280)
  },
)

/** Lets so much time pass that a caller who asks again is within every limit. */
function waitOutLimits({ key }: Asked, { clock }: TestApp): void {
  const waits = (limits[key as keyof typeof limits] ?? []).map(({ max, seconds }) => seconds / max)
  clock.advance({ seconds: Math.max(0.2, ...waits) })
}

type ErrorBody = { code: string; message: string; fields?: Record<string, string> }

/** What is wrong with an answer, if anything. */
function complaintOf({ key, call, way }: Asked, answer: LightMyRequestResponse): string | null {
  if (answer.statusCode < 400) return null
  if (answer.statusCode >= 500) return 'broken'
  const { code, message, fields = {}, ...rest } = answer.json<ErrorBody>()
  if (Object.keys(rest).length > 0) return 'more than an error says'
  if (![message, ...Object.values(fields)].every((sentence) => /[가-힣]/.test(sentence))) return 'not Korean'
  // A path that is no path of the call is answered by whoever answers there.
  const documented = refusalsOf(key, call).map((situation): string => catalogue[situation].code)
  return way === 'oddPath' || documented.includes(code) ? null : 'not documented'
}

/** What the service wrote down of it: code and place. */
const lastError = ({ logged }: TestApp) =>
  logged.findLast((line) => line.includes('"err"'))?.slice(0, 1_000) ?? ''

function told(complaint: string, { way }: Asked, sent: Sent, answer: LightMyRequestResponse): string {
  const { method, url, payload = '' } = sent
  const request = `${method} ${url.slice(0, 300)} ${payload.slice(0, 600)}`
  return `${complaint} (${way}): ${request} answered ${answer.statusCode} ${answer.body.slice(0, 300)}`
}
