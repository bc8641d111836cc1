import type { PageContext } from '@coffeeattack/contract/page-context'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { preparePages } from './mount.ts'
import { mountWeb } from './web.ts'

test.for(['127.0.0.1', '127.0.0.2', '0.0.0.0', 'localhost', '::1', '::'])(
  '[OPS-1] a page calls its own process, listening on %s',
  async (host, { onTestFinished }) => {
    const answers: number[] = []
    const render = async (_request: Request, context: PageContext) => {
      const { status } = await context.fetch('/api/health', {})
      answers.push(status)
      return new Response('<p>ok</p>', { headers: { 'content-type': 'text/html' } })
    }
    const server = await createTestApp({
      // Nothing listens there, so a call by the public origin would fail.
      settings: { APP_ORIGIN: 'http://127.0.0.1:1' },
      pages: async (app, deps) => {
        await preparePages(app, deps)
        mountWeb(app, deps, { render, withPolicy: true })
      },
    })
    onTestFinished(() => server.close())
    await server.app.listen({ host, port: 0 })
    expect((await server.app.inject({ url: '/' })).statusCode).toBe(200)
    expect(answers).toEqual([200])
  },
)
