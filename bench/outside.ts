import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePorts } from '../scripts/proofs/programs.ts'
import { ROOT } from './machine.ts'

/** The outside world as a process of its own: neither its time nor its CPU is the service's. It ends with this process. */
export async function startOutside() {
  const [port, mail] = await freePorts(2)
  const child = spawn(process.execPath, [path.join(ROOT, 'apps/sandbox/src/main.ts')], {
    env: { ...process.env, PORT: String(port), SMTP_PORT: String(mail), SANDBOX_SPEED: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  const settings: Record<string, string> = {}
  for await (const line of createInterface({ input: child.stdout })) {
    const [, name, value] = /^([A-Z][A-Z_]+)=(.*)$/.exec(line) ?? []
    if (name) settings[name] = value!
    if (name === 'MAIL_FROM') break
  }
  if (!settings['MAIL_FROM']) throw new Error('the sandbox did not start')
  return {
    settings: { ...settings, SANDBOX: 'off', ALLOW_SANDBOX: 'no' },
    /** The code in the last text message that a phone received. */
    async textedCode(phone: string): Promise<string> {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/control/outbox?phone=${phone}`)
      const { items } = (await answer.json()) as { items: { code: string | null }[] }
      const code = items.findLast((text) => text.code)?.code
      if (!code) throw new Error(`no text came to ${phone}`)
      return code
    },
  }
}
