/** The part of a pino logger that the database needs. */
export type DatabaseLog = {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}
