import type { Sandbox } from '@coffeeattack/sandbox/mount'
import type { FastifyInstance } from 'fastify'
import { SANDBOX_PREFIX } from '../providers/sandbox.ts'

/** In a scope of its own, because the sandbox has its own content security policy and body parsers. */
export async function mountSandbox(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.removeHeader('content-security-policy')
        done()
      })
      await sandbox.routes(scope)
    },
    { prefix: SANDBOX_PREFIX },
  )
}
