import type { Call } from '@coffeeattack/contract/call'

/** Outside production every answer is held against its own contract, so a wrong one fails a test, not a client. */
export function checkAnswer(key: string, call: Call, status: number, text: string | null): void {
  const shape = call.out[status]
  if (shape === undefined) throw new Error(`${key} has no answer with status ${status}`)
  const result = shape?.safeParse(JSON.parse(text ?? 'null'))
  if (result && !result.success) {
    const places = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
    throw new Error(`${key} answered outside its contract at ${places.join(', ')}`)
  }
}
