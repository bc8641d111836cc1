import { type Call, type Method, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import type { TestApp } from '../test-app.ts'

export type OperatorCall = Call & { key: string; method: Method; path: string }

/** Every call of the contract that the console's people make. */
export const operatorCalls: readonly OperatorCall[] = Object.entries(calls as Record<string, Call>)
  .filter(([, call]) => call.auth === 'operator')
  .map(([key, call]) => ({ ...call, ...splitKey(key), key }))

/** Those that a feature answers: the others say 501 to everyone, and hold nothing. */
export async function builtCalls(server: TestApp): Promise<OperatorCall[]> {
  const built: OperatorCall[] = []
  for (const call of operatorCalls) {
    const { statusCode } = await server.call(call.method, withIds(call.path))
    if (statusCode !== 501) built.push(call)
  }
  return built
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** The path with ids that nothing has. */
export const withIds = (path: string) => path.replaceAll(/:\w+/g, NOBODY)
