import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './machine.ts'
import type { Ask, Request, Step } from './working-day-mix.ts'

/*
 * People come at random moments, whether or not the service keeps up: a slow answer does not slow the next request down. The
 * time of a step's first request counts from the moment at which it was due, so waiting in the client is not left out.
 */

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

type Answered = { status: number; body: string }

async function send(url: string, { method, path, token, body }: Request, address: string): Promise<Answered> {
  const headers = {
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  }
  const call = request(`${url}${path}`, { method: method ?? 'GET', headers, agent, timeout: 20_000 })
  call.on('timeout', () => call.destroy(new Error('no answer within 20 s')))
  call.end(body && JSON.stringify(body))
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { status: answer.statusCode!, body: Buffer.concat(parts).toString('utf8') }
}

/** Every request comes from an address of its own, so that no limit is met. */
const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

export type Level = {
  wanted: number
  calls: number
  seconds: number
  refused: number
  times: Record<string, number[]>
  refusals: Record<string, number>
}

/** Names in random order, each as often as its share of the day. */
function drawFrom(mix: Record<string, Step>): () => string {
  const steps = Object.entries(mix)
  const whole = steps.reduce((sum, [, { aDay }]) => sum + aDay, 0)
  return () => {
    let left = Math.random() * whole
    return (steps.find(([, { aDay }]) => (left -= aDay) < 0) ?? steps[0]!)[0]
  }
}

export function createLoad(urls: readonly string[], mix: Record<string, Step>) {
  const draw = drawFrom(mix)
  const turns = new Map<string, number>()
  let requests = 0

  async function take(name: string, due: number, level: Level): Promise<void> {
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    let began = due
    const ask: Ask = async (wanted) => {
      requests += 1
      const { status, body } = await send(urls[requests % urls.length]!, wanted, addressOf(requests))
      ;(level.times[name] ??= []).push(performance.now() - began)
      level.calls += 1
      if (status >= 400) throw new Error(`${status} ${body.slice(0, 160)}`)
      began = performance.now()
      return body.startsWith('{') ? (JSON.parse(body) as unknown) : body
    }
    try {
      await mix[name]!.go(ask, turn)
    } catch (error) {
      level.refused += 1
      const said = `${name}: ${(error as Error).message}`
      level.refusals[said] = (level.refusals[said] ?? 0) + 1
    }
  }

  return {
    /** Each step once, so that a mistake of the bench is seen before anything is measured. */
    async tryEach() {
      const level: Level = emptyLevel(0)
      for (const name of Object.keys(mix)) await take(name, performance.now(), level)
      return level
    },
    /** So many steps a second for so long; answers that come after the last arrival are waited for. */
    async run(perSecond: number, seconds: number): Promise<Level> {
      const level = emptyLevel(perSecond)
      const underWay: Promise<void>[] = []
      const began = performance.now()
      let due = began
      for (;;) {
        due += (-Math.log(1 - Math.random()) * 1000) / perSecond
        if (due > began + seconds * 1000) break
        const wait = due - performance.now()
        if (wait > 1) await sleep(wait)
        underWay.push(take(draw(), due, level))
      }
      await Promise.all(underWay)
      level.seconds = (performance.now() - began) / 1000
      return level
    },
  }
}

const emptyLevel = (wanted: number): Level => ({
  wanted,
  calls: 0,
  seconds: 0,
  refused: 0,
  times: {},
  refusals: {},
})

export const timesOf = ({ times }: Level): number[] => Object.values(times).flat()
export const p95Of = (level: Level): number => quantile(timesOf(level), 0.95)
