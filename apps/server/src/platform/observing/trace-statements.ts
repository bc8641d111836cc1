import { AsyncResource } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import type { Span, Tracing } from './tracing.ts'

type Answered = (error: Error | undefined, ...rest: unknown[]) => void
type Query = (...args: unknown[]) => unknown
type Connect = (...callbacks: ((...given: unknown[]) => void)[]) => unknown

/**
 * A span for each statement inside a trace, named by the statement's name, or by verb and table. Never contains values.
 * Statements outside a trace, such as the check of the replica, create none.
 */
export function traceStatements(pool: Pool, tracing: Tracing): void {
  const known = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    traceClient(client, tracing)
  })
  // The pool calls a waiting caller back from the context of the one that released the connection.
  const connect = pool.connect.bind(pool) as Connect
  const bound: Connect = (...callbacks) =>
    connect(...callbacks.map((callback) => AsyncResource.bind(callback)))
  pool.connect = bound as Pool['connect']
}

function traceClient(client: PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as Query
  client.query = ((...args: unknown[]) => {
    if (!tracing.isFollowing()) return query(...args)
    const span = tracing.begin({
      name: statementName(args[0]),
      kind: 'client',
      facts: { 'db.system.name': 'postgresql' },
    })
    const callback = args.at(-1)
    if (typeof callback !== 'function') return followed(query(...args), span)
    const answered: Answered = (error, ...rest) => {
      finish(span, error)
      ;(callback as Answered)(error, ...rest)
    }
    return query(...args.slice(0, -1), answered)
  }) as PoolClient['query']
}

function followed(answer: unknown, span: Span): unknown {
  if (answer instanceof Promise)
    answer.then(
      () => finish(span),
      (error: unknown) => finish(span, error),
    )
  else span.end()
  return answer
}

function finish(span: Span, error?: unknown): void {
  if (error) span.failed(error)
  span.end()
}

/** Statements contain no values; still only the verb and the first table are exported. */
function statementName(statement: unknown): string {
  const { name, text } = (typeof statement === 'string' ? { text: statement } : statement) as {
    name?: string
    text?: string
  }
  if (name) return name
  const verb = /^\s*([a-z]+)/i.exec(text ?? '')?.[1] ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_][a-z_.]*)/i.exec(text ?? '')?.[1]
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}
