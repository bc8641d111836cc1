import { ANSWER_WITHIN_MS } from '../deadline.ts'
import type { CodefClient } from './client.ts'
import { confirmed, PRODUCTS } from './products.ts'
import { type Meaning, meaningOf, type Moment } from './result-codes.ts'
import { type CodefAnswer, type TwoWayInfo, twoWayInfo } from './wire.ts'

type Product = keyof typeof PRODUCTS
type Input = Readonly<Record<string, unknown>>

/** The result of one request: its meaning, its data, and the code for support. */
export type Exchange = {
  readonly meaning: Meaning
  readonly data: unknown
  /** To be sent with the next request; new in every answer that asks for a confirmation. */
  readonly twoWay: TwoWayInfo | null
  readonly code: string
  readonly transactionId: string
}

export type SimpleAuth = {
  /** Sends the notification to the phone; short timeout, because it waits for nobody. */
  readonly request: (product: Product, input: Input) => Promise<Exchange>
  /** A further product under the same confirmation; it blocks until the first one is done. */
  readonly follow: (product: Product, input: Input, withinMs: number) => Promise<Exchange>
  /** In the session of an earlier confirmation, without a new one. */
  readonly resume: (product: Product, input: Input, withinMs: number) => Promise<Exchange>
  /** After the person pressed "confirmed". */
  readonly fetch: (product: Product, first: Input, twoWay: TwoWayInfo, withinMs: number) => Promise<Exchange>
}

/** Only the income product takes a resident number, so only there it can be wrong. */
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
