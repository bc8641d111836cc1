import { z } from 'zod'

/** Shapes that several features share. Names are the specification's; money is in 만원. */

/** UUIDs in lower case, so that equal ids are equal strings. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  .meta({ id: 'Id', description: '식별자 (UUID)' })

export const idParam = z.object({ id })

/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true })

/** `YYYY-MM` */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** `YYYY-MM-DD`, a day of the calendar in Seoul. */
export const day = z.iso.date()

/** A whole number within the range of the database's columns. */
export const int4 = z.int32()

export const manwon = int4.min(0)

export const year = z.int().min(1950).max(2100)

export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() }).meta({ id: 'Tokens' })

/** A candidate's login: `certified` when a career is verified. */
export const login = tokens.extend({ userId: id, certified: z.boolean() }).meta({ id: 'Login' })

export const companyCard = z
  .object({ name: z.string(), logo: z.string().nullable(), active: z.boolean() })
  .meta({ id: 'CompanyCard', description: '회사 이름과 로고' })

/** Present if there is more; send it as `cursor`. */
export const nextCursor = z.string().nullable()

/** A token as a mailed link carries it: 32 random bytes. */
export const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A mailed link; only in the response that created it, it can never be read again. */
export const madeLink = z
  .object({ link: z.string(), expiresAt: instant })
  .meta({ id: 'MadeLink', description: '메일로 보낸 링크' })
