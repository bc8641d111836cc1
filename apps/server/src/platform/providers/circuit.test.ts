import { expect, test } from 'vitest'
import { CIRCUIT, createCircuit } from './circuit.ts'
import { ProviderUnavailable, withDeadline } from './deadline.ts'

function world() {
  let now = 0
  const circuit = createCircuit('codef', () => new Date(now))
  let calls = 0
  const fail = () =>
    circuit.run(async () => {
      calls += 1
      throw new ProviderUnavailable('codef', 'timeout')
    })
  const work = () =>
    circuit.run(async () => {
      calls += 1
      return 'answer'
    })
  return { fail, work, calls: () => calls, pass: (ms: number) => (now += ms) }
}

async function breakIt(it: ReturnType<typeof world>) {
  for (let index = 0; index < CIRCUIT.failures; index++) await expect(it.fail()).rejects.toThrow('timeout')
}

test('after five failures in a row calls fail at once', async () => {
  const it = world()
  await breakIt(it)
  await expect(it.work()).rejects.toMatchObject({ reason: 'circuit-open' })
  expect(it.calls()).toBe(CIRCUIT.failures)
})

test('after the pause one call tries, and its success closes the circuit', async () => {
  const it = world()
  await breakIt(it)
  it.pass(CIRCUIT.pauseMs)
  const [first, second] = await Promise.allSettled([it.work(), it.work()])
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected'])
  expect(await it.work()).toBe('answer')
})

test('a timeout while waiting for a person is no failure', async () => {
  const circuit = createCircuit('codef', () => new Date(0))
  const nobodyCame = () =>
    circuit.run(() => Promise.reject(new ProviderUnavailable('codef', 'timeout')), { patient: true })
  for (let index = 0; index < 10; index++) await expect(nobodyCame()).rejects.toThrow('timeout')
  expect(await circuit.run(async () => 'answer')).toBe('answer')
})

test('a refusal is no failure', async () => {
  const circuit = createCircuit('sms', () => new Date(0))
  for (let index = 0; index < 10; index++) {
    await expect(circuit.run(() => Promise.reject(new Error('rejected number')))).rejects.toThrow(
      'rejected number',
    )
  }
})

const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('01012345678'))))

test('a hung provider times out, with an error that contains nothing of the request', async () => {
  const error = await withDeadline('codef', 20, hang).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ProviderUnavailable)
  expect(error).toMatchObject({ reason: 'timeout', message: 'codef: timeout' })
  expect((error as Error).cause).toBeUndefined()
})
