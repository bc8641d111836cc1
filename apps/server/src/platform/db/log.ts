/** What the database says while it opens; a pino logger fits. */
export type DatabaseLog = {
  info(fields: object, sentence: string): void
  warn(fields: object, sentence: string): void
  error(fields: object, sentence: string): void
}
