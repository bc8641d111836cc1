import { readFileSync } from 'node:fs'
import path from 'node:path'

export const SERVER_LOG = path.resolve(import.meta.dirname, '../.cache/e2e-server.log')

/** Patterns of personal data that the log may not contain after a whole run. */
const canaries: Readonly<Record<string, RegExp>> = {
  phone: /(?<![\w-])(?:01[016789]|\+82 ?10)[- ]?\d{3,4}[- ]?\d{4}(?![\w-])/,
  token: /eyJ[\w-]{10,}\.[\w-]+|Bearer |refresh_token|access_token/,
  'one-time code': /인증번호 ?\d|"code":"\d{6}"/,
  // A date, then a digit for sex and century; not digits inside a random id.
  'identity number': /(?<![\w-])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-?[1-8]\d{6}(?![\w-])/,
  name: /한지우|박도현|이서연|최민재|정하늘|오세진|김새벽|홍길동/,
}

/** Runs once after all flows: checks the service's log line by line. */
export default function checkServerLog(): void {
  const lines = readFileSync(SERVER_LOG, 'utf8').split('\n').filter(Boolean)
  if (lines.length === 0) throw new Error('the service logged nothing, so its log proves nothing')
  for (const [what, pattern] of Object.entries(canaries)) {
    const leak = lines.findIndex((line) => pattern.test(line))
    if (leak !== -1) throw new Error(`line ${leak + 1} of the service's log holds a ${what}`)
  }
}
