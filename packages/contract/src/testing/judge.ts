import type { z } from 'zod'
import { koreanMessage } from '../messages.ko.ts'

/** Puts a value before a schema as the server does. */
export const judge = (schema: z.ZodType, value: unknown) => schema.safeParse(value, { error: koreanMessage })

/** What is said about one field of a body, or null when the field is fine. */
export function saidAbout(schema: z.ZodType, value: unknown, field: string): string | null {
  const result = judge(schema, value)
  return result.error?.issues.find(({ path }) => path.join('.') === field)?.message ?? null
}
