import { expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

/** An inquiry as it is sent: with a query in the address and spaces around the words. */
export const asked = { from: '/my/attack?x=1', message: ' 기한이 지난 제안에 다시 연락할 수 있을까요? ' }

/** Sends it, and returns its id. */
export async function ask(server: TestApp, more: object = {}, token?: string): Promise<string> {
  const sent = await server.call('POST', '/users/ask', {
    body: { ...asked, ...more },
    ...(token && { token }),
  })
  expect(sent.statusCode).toBe(200)
  return sent.json<{ id: string }>().id
}

export const agent = (server: TestApp) => addTestOperator(server, { name: '정하린' })

export const answer = (server: TestApp, token: string, id: string, message = '네, 회사에 여쭤볼게요.') =>
  server.call('POST', `/console/inquiries/${id}/answer`, { token, body: { message } })

export const rowOf = async (server: TestApp, id: string) =>
  (await server.db.pool.query('select * from inquiries where id = $1', [id])).rows[0]
