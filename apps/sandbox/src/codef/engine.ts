import { recentJob } from '../people/insured.ts'
import { type Magic, magicOf } from '../people/magic.ts'
import type { Person } from '../people/person.ts'
import type { World } from '../world.ts'
import type { Answer } from './answer.ts'
import {
  type Attempt,
  cancel,
  digest,
  ended,
  finish,
  isOver,
  LIMITS,
  newAttempt,
  press,
  twoWayData,
} from './attempt.ts'
import { birthdayOf, channelOf, type Input, inputProblem, textOf, twoWayOf } from './inputs.ts'
import { isTax, type Product } from './products.ts'
import { residentNumberProblem } from './resident-number.ts'

/** The tax office's list returns a session, which allows further documents without another confirmation. */
function createSessions(randomHex: (bytes: number) => string) {
  const phones = new Map<string, string>()
  return {
    opens: (product: Product, input: Input) =>
      isTax(product) && phones.get(textOf(input['session'])) === input['phoneNo'],
    /** The answer's data, with a session if one was requested. */
    attach(data: unknown, product: Product, input: Input): unknown {
      if (!isTax(product) || input['sessionDataYn'] !== '1' || !data || typeof data !== 'object') return data
      const commSession = randomHex(16)
      phones.set(commSession, textOf(input['phoneNo']))
      if (!Array.isArray(data)) return { ...data, commSession }
      // A year without a statement also returns a session.
      return data.length === 0 ? { commSession } : data.map((row: object) => ({ ...row, commSession }))
    },
    reset: () => phones.clear(),
  }
}

/** The answer of a broken gateway. */
export class BrokenGateway extends Error {}

const NON_MEMBER = '6'
const KEPT_ATTEMPTS = 2000

const asking = (attempt: Attempt): Answer => ({
  code: 'CF-03002',
  data: twoWayData(attempt),
  extraMessage: 'API 요청 처리가 정상 진행 중입니다. 추가 정보를 입력하세요.',
})

/** A request under an id that is already in use for the same product. */
function collision(same: Attempt, input: Input): Answer {
  if (same.state === 'DONE') return { code: 'CF-00025' }
  return { code: same.inputs === digest(input) ? 'CF-00016' : 'CF-12001' }
}

export type Engine = ReturnType<typeof createEngine>

/** First and second requests, and the confirmation on the phone between them. */
export function createEngine(world: World) {
  const attempts = new Map<string, Attempt>()
  const sessions = createSessions(world.randomHex)
  const now = () => world.clock.now()
  /** All confirmations of a phone, oldest first. */
  const of = (phone: string) => [...attempts.values()].filter((attempt) => attempt.phone === phone)

  async function handle(product: Product, input: Input, gone: AbortSignal): Promise<Answer> {
    const problem = inputProblem(product, input)
    if (problem) return problem
    const isSecond = input['is2Way'] === true || input['twoWayInfo'] !== undefined
    return isSecond ? second(product, input) : first(product, input, gone)
  }

  function first(product: Product, input: Input, gone: AbortSignal): Promise<Answer> | Answer {
    const refusal = refusalAtRequest(product, input)
    if (refusal) return refusal
    if (sessions.opens(product, input)) return dataFor(product, input)
    const group = groupOf(product, input)
    const same = group.findLast((one) => one.path === product.path)
    if (same) return collision(same, input)
    const leader = group[0]
    if (leader && now() - leader.createdAt >= LIMITS.groupAfterMs) return follow(leader, product, input, gone)
    return asking(begin(product, input))
  }

  /** Open attempts with the same id at the same institution. Non-members cannot share a confirmation. */
  function groupOf(product: Product, input: Input): Attempt[] {
    const id = textOf(input['id'])
    return [...attempts.values()].filter(
      (one) =>
        id !== '' &&
        one.id === id &&
        one.organization === product.organization &&
        (one.path === product.path || input['loginType'] !== NON_MEMBER) &&
        (ended(one, now()) === null || one.state === 'DONE'),
    )
  }

  /** The institution's error before a confirmation is requested. */
  function refusalAtRequest(product: Product, input: Input): Answer | null {
    const magic = magicOf(textOf(input['phoneNo']))
    if (magic?.broken) throw new BrokenGateway()
    if (magic?.step === 'request') return { code: (isTax(product) && magic.taxCode) || magic.code! }
    const identity = residentNumberProblem(input, world.keys)
    if (identity) return { code: identity }
    const person = personOf(input)
    if (!person) return { code: isTax(product) ? 'CF-12837' : 'CF-12835' }
    if (world.certificates.has(person)) return null
    world.certificates.miss(person.phone, { ...channelOf(input), at: now() })
    return { code: 'CF-12871' }
  }

  function begin(product: Product, input: Input): Attempt {
    const attempt = newAttempt(world.randomHex(12), product, input, now())
    attempts.set(attempt.jti, attempt)
    const [oldest] = attempts.keys()
    if (attempts.size > KEPT_ATTEMPTS) attempts.delete(oldest!)
    world.phones.changed(attempt.phone)
    return attempt
  }

  /** Holds the request until the leading one ends or the caller disconnects. */
  async function follow(leader: Attempt, product: Product, input: Input, gone: AbortSignal): Promise<Answer> {
    if (leader.state === 'DONE') return dataFor(product, input)
    if (leader.followers.has(product.path)) return { code: 'CF-00016' }
    const ending = new AbortController()
    let code = 'CF-01004'
    leader.followers.set(product.path, (outcome) => {
      code = outcome
      ending.abort()
    })
    await world.clock.sleep(LIMITS.requestMs, AbortSignal.any([gone, ending.signal]))
    leader.followers.delete(product.path)
    return code === 'CF-00000' ? dataFor(product, input) : { code }
  }

  async function second(product: Product, input: Input): Promise<Answer> {
    const attempt = attempts.get(twoWayOf(input)?.jti ?? '')
    if (!attempt || attempt.path !== product.path) return { code: 'CF-03003' }
    if (attempt.inputs !== digest(input)) return { code: 'CF-00024' }
    const answer = await decided(attempt, product, input)
    world.phones.changed(attempt.phone)
    return answer
  }

  async function decided(attempt: Attempt, product: Product, input: Input): Promise<Answer> {
    if (input['simpleAuth'] === '0') return { code: cancel(attempt, now()) }
    if (input['simpleAuth'] !== '1') return { code: 'CF-00001', extraMessage: 'simpleAuth' }
    const magic = magicOf(attempt.phone)
    if (magic?.step === 'fetch' && magic.code && (!magic.taxOnly || isTax(product))) {
      return magicEnd(attempt, magic.code, magic.holdsMs)
    }
    const code = press(attempt, now())
    if (code === 'CF-03002') return asking(attempt)
    if (code) return { code }
    attempt.fetching = true
    await world.clock.moment()
    const answer = dataFor(product, input)
    finish(attempt, 'DONE', 'CF-00000')
    return answer
  }

  /** The phone's number decides the outcome, whatever was tapped. */
  async function magicEnd(attempt: Attempt, code: string, holdsMs = 0): Promise<Answer> {
    if (attempt.fetching) return { code: 'CF-00016' }
    attempt.fetching = true
    if (holdsMs) await world.clock.sleep(holdsMs)
    finish(attempt, code === 'CF-12001' ? 'EXPIRED' : 'DEAD', code)
    return { code }
  }

  const personOf = (input: Input): Person | null =>
    world.people.identify({
      name: textOf(input['userName']),
      phone: textOf(input['phoneNo']),
      birthday: birthdayOf(input),
    })

  function asMagic(person: Person, magic: Magic | null): Person {
    if (magic?.rows) return { ...person, jobs: [], otherRows: magic.rows }
    if (magic?.insured) return { ...person, jobs: [recentJob(magic.insured, world.today())], otherRows: [] }
    return person
  }

  /** One row is an object, several are a list. */
  function dataFor(product: Product, input: Input): Answer {
    const magic = magicOf(textOf(input['phoneNo']))
    const known = personOf(input)
    const person = known && asMagic(known, magic)
    const data = person && sessions.attach(product.dataOf(person, input, world.today()), product, input)
    if (data === null) return { code: 'CF-12832' }
    return { code: 'CF-00000', data: Array.isArray(data) && data.length === 1 ? data[0] : data }
  }

  return {
    handle,
    of,
    numbers: () => new Set([...attempts.values()].map(({ phone }) => phone)),
    open: (phone: string) =>
      of(phone).filter((attempt) => attempt.state === 'PENDING' && !isOver(attempt, now())),
    /** Decides a confirmation. Null when it has ended. */
    decide(jti: string, decision: 'CONFIRMED' | 'DENIED'): Attempt | null {
      const attempt = attempts.get(jti)
      if (attempt?.state !== 'PENDING' || ended(attempt, now())) return null
      if (!magicOf(attempt.phone)?.never) {
        if (decision === 'CONFIRMED') attempt.state = 'CONFIRMED'
        else finish(attempt, 'DENIED', 'CF-12872')
      }
      world.phones.changed(attempt.phone)
      return attempt
    },
    reset() {
      for (const attempt of attempts.values()) finish(attempt, 'DEAD', 'CF-01004')
      attempts.clear()
      sessions.reset()
    },
  }
}
