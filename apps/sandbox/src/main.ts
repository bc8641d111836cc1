import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { createSandbox } from './mount.ts'

/** The sandbox alone: `node apps/sandbox/src/main.ts`. It stands in for others and is no place for real data. */
const port = Number(process.env['PORT'] ?? 3100)
const base = `http://127.0.0.1:${port}/sandbox`
const app = Fastify()
const sandbox = createSandbox({
  base,
  appOrigins: (process.env['APP_ORIGIN'] ?? 'http://127.0.0.1:3000,http://localhost:3000').split(','),
  now: Date.now,
  randomBytes,
  pace: Number(process.env['SANDBOX_SPEED'] ?? 1),
})
await app.register(sandbox.routes, { prefix: '/sandbox' })
await app.listen({ port, host: '127.0.0.1' })
console.log(`샌드박스를 켰어요: ${base}/phone (연습용이에요. 진짜 개인정보를 넣지 마세요.)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
