import { z } from 'zod'

/** Query values are text. These read it strictly: `1`, `yes` or `07` are invalid. The client sends `String(value)`. */

/** `true` or `false`. */
export const flag = () => z.enum(['true', 'false']).transform((text) => text === 'true')

/** A whole number without sign or leading zero. */
export const count = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** Values of a fixed list joined by commas, each at most once: `Q1,Q3`. */
export const listOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(values)))

/** Free words joined by commas, each at most once: `React,TypeScript`. */
export const words = ({ max, length }: { max: number; length: number }) =>
  z
    .string()
    .max(max * (length + 1))
    .transform((text) => [...new Set(text.split(',').map((word) => word.normalize('NFC').trim()))])
    .pipe(z.array(z.string().min(1).max(length)).max(max))

/** An opaque position in a list, from `nextCursor`. */
const cursor = () => z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)

export const page = { cursor: cursor().optional(), limit: count({ min: 1, max: 100 }).optional() }
