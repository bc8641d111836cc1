import { Refusal, type FieldErrors } from '@coffeeattack/domain/errors/refusal'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { koreanMessage } from './messages.ko.ts'

type Read<S> = S extends z.ZodType ? z.output<S> : undefined

/** The validated parts of a request for its handler. */
export type Input<C extends Call> = {
  readonly params: Read<C['params']>
  readonly query: Read<C['query']>
  readonly body: Read<C['body']>
}

export type RawInput = { params?: unknown; query?: unknown; body?: unknown }

/** Validates a request. Path parameters that do not match are NOT_FOUND, everything else INVALID_INPUT. */
export function readInput<C extends Call>(call: C, raw: RawInput): Input<C> {
  const params = call.params?.safeParse(raw.params)
  if (params && !params.success) throw new Refusal('NOT_FOUND')
  return {
    params: params?.data,
    query: read(call.query, raw.query),
    body: read(call.body, raw.body),
  } as Input<C>
}

function read(schema: z.ZodType | undefined, value: unknown) {
  const result = schema?.safeParse(value, { error: koreanMessage })
  if (result && !result.success) throw new Refusal('INVALID_INPUT', { fields: fieldsOf(result.error.issues) })
  return result?.data
}

/** The first sentence of each field: `careerItems.0.detail` → sentence. The whole body is `body`. */
function fieldsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues.flatMap(nearestBranch)) fields[path.join('.') || 'body'] ??= message
  return fields
}

/** For a value that matches no member of a union: the errors of the closest member. */
function nearestBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? []
  return nearest.flatMap((inner) => nearestBranch({ ...inner, path: [...issue.path, ...inner.path] }))
}
