import { hold } from '../proof.ts'

export type Answer = {
  status: number
  headers: Headers
  body: string
  ms: number
}

export type Expected = {
  status: number
  type: string
  body: RegExp
  headers?: Record<string, string>
  withinMs: number
}

/** Asks as a new visitor: nothing is kept, and redirects are not followed. */
export const askAt =
  (origin: string) =>
  async (path: string): Promise<Answer> => {
    const began = performance.now()
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      // A well-formed token, so that the call gets as far as the database.
      headers: path.startsWith('/api/v3/') ? { authorization: `Bearer ${token}` } : {},
    })
    const body = await answer.text()
    return { status: answer.status, headers: answer.headers, body, ms: performance.now() - began }
  }

let token = ''
export const signInAs = (person: { token: string }) => void (token = person.token)

/** Every answer as expected; says how many there were, and how long the slowest took. */
export async function askAll(
  ask: (path: string) => Promise<Answer>,
  expected: Record<string, Expected>,
): Promise<string> {
  const lines: string[] = []
  for (const [path, wanted] of Object.entries(expected)) {
    const answer = await ask(path)
    const { status, headers, body, ms } = answer
    hold(status === wanted.status, `${path}: ${wanted.status} 대신 ${status}가 왔어요.`, body)
    hold(headers.get('content-type')?.startsWith(wanted.type), `${path}: ${wanted.type}이 아니에요.`)
    hold(wanted.body.test(body), `${path}: 몸이 달라요.`, body.slice(0, 400))
    for (const [name, value] of Object.entries(wanted.headers ?? {}))
      hold(headers.get(name) === value, `${path}: ${name}이 ${headers.get(name)}예요.`)
    hold(ms <= wanted.withinMs, `${path}: ${Math.round(ms)}밀리초가 걸렸어요.`)
    lines.push(
      `          ${status}  ${String(Math.round(ms)).padStart(5)} ms  ${String(body.length).padStart(6)}자  ${path}`,
    )
  }
  return `${lines.length}번 모두 기대한 답\n${lines.join('\n')}`
}
