import { ANSWER_WITHIN_MS } from '../deadline.ts'
import type { CodefClient } from './client.ts'
import { confirmed, PRODUCTS } from './products.ts'
import { type Meaning, meaningOf, type Moment } from './result-codes.ts'
import { type CodefAnswer, type TwoWayInfo, twoWayInfo } from './wire.ts'

type Product = keyof typeof PRODUCTS
type Input = Readonly<Record<string, unknown>>

/** One exchange, read: what it means, what it brought, and what support will ask for. */
export type Exchange = {
  readonly meaning: Meaning
  readonly data: unknown
  /** What the next press must carry; fresh with every answer that asks for a confirmation. */
  readonly twoWay: TwoWayInfo | null
  readonly code: string
  readonly transactionId: string
}

export type SimpleAuth = {
  /** Sends the notification to the phone. Nobody is waited for, so it has a short end. */
  readonly request: (product: Product, input: Input) => Promise<Exchange>
  /** A further product under the same confirmation: it hangs until the first one is done. */
  readonly follow: (product: Product, input: Input, withinMs: number) => Promise<Exchange>
  /** Under a session that an earlier confirmation opened: nobody is asked again. */
  readonly resume: (product: Product, input: Input, withinMs: number) => Promise<Exchange>
  /** After the person says that they confirmed. */
  readonly fetch: (product: Product, first: Input, twoWay: TwoWayInfo, withinMs: number) => Promise<Exchange>
}

/** Only the proof of income is given a resident number, so only there can it be the wrong one. */
const areaOf = (product: Product): Moment['area'] => (product === 'income' ? 'tax' : 'career')

const read = (answer: CodefAnswer, moment: Moment): Exchange => ({
  meaning: meaningOf(answer.code, moment),
  data: answer.data,
  twoWay: twoWayInfo.safeParse(answer.data).data ?? null,
  code: answer.code,
  transactionId: answer.transactionId,
})

export function createSimpleAuth(client: CodefClient): SimpleAuth {
  type Sent = {
    product: Product
    input: Input
    step: Moment['step']
    withinMs: number
    waitsForPerson: boolean
  }

  async function send({ product, input, step, withinMs, waitsForPerson }: Sent): Promise<Exchange> {
    const answer = await client.send({ path: PRODUCTS[product].path, input, withinMs, waitsForPerson })
    return read(answer, { area: areaOf(product), step, loginTypeLevel: Number(input['loginTypeLevel']) })
  }

  return {
    request: (product, input) =>
      send({ product, input, step: 'request', withinMs: ANSWER_WITHIN_MS, waitsForPerson: false }),
    follow: (product, input, withinMs) =>
      send({ product, input, step: 'fetch', withinMs, waitsForPerson: true }),
    resume: (product, input, withinMs) =>
      send({ product, input, step: 'fetch', withinMs, waitsForPerson: false }),
    fetch: (product, first, twoWay, withinMs) =>
      send({ product, input: confirmed(first, twoWay), step: 'fetch', withinMs, waitsForPerson: false }),
  }
}
