import { expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { snapshotOf, type Whole } from './profile-world.ts'

/** The profile form, as a test sends it. */

export const saveForm = (server: TestApp, { token }: { token: string }, body: object) =>
  server.call('PATCH', '/users/additional', { token, body })

/** What a refused form says under its fields. Nothing of it may have happened. */
export async function refusedForm(
  server: TestApp,
  who: Whole,
  body: object,
): Promise<Record<string, string>> {
  const before = await snapshotOf(server, who.userId)
  const answer = await saveForm(server, who, { ...body, agent: true })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(await snapshotOf(server, who.userId)).toEqual(before)
  return answer.json().fields
}
