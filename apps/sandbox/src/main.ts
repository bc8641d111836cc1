import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { environmentOf } from './environment.ts'
import { createSandbox } from './mount.ts'

/**
 * Runs the sandbox alone: `node apps/sandbox/src/main.ts`. It is no place for real data. It prints the settings that connect a
 * product to it; its keys are new at every start.
 */
const port = Number(process.env['PORT'] ?? 3100)
const smtpPort = process.env['SMTP_PORT']
const base = `http://127.0.0.1:${port}/sandbox`
const app = Fastify()
const sandbox = createSandbox({
  base,
  ...(smtpPort && { smtpPort: Number(smtpPort) }),
  appOrigins: (process.env['APP_ORIGIN'] ?? 'http://127.0.0.1:3000,http://localhost:3000').split(','),
  now: Date.now,
  randomBytes,
  pace: Number(process.env['SANDBOX_SPEED'] ?? 1),
})
await app.register(sandbox.routes, { prefix: '/sandbox' })
await app.listen({ port, host: '127.0.0.1' })
console.log(`샌드박스를 켰어요: ${base}/phone (연습용이에요. 진짜 개인정보를 넣지 마세요.)`)
console.log(`메일은 ${sandbox.settings.mail.url} 로 받아서 ${base}/mail 에 보여요.`)
console.log('제품이 이 샌드박스와 이야기하게 하는 설정이에요:')
for (const [name, value] of Object.entries(environmentOf(sandbox.settings))) console.log(`${name}=${value}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
