import { randomBytes } from 'node:crypto'
import { COMPANY } from '../apps/server/src/testing/company.ts'

/** What production insists on. Nothing outside is called, and nobody reads who runs it. */
export const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'http://127.0.0.1:3000',
  SECRETS_KEY: randomBytes(32).toString('hex'),
  SANDBOX: 'on',
  ALLOW_SANDBOX: 'yes',
  ALLOW_LOCAL_FILES: 'yes',
  // Never reached: a bench opens a database of its own, in its own folder.
  DATABASE_URL: 'postgresql:///bench',
  ...COMPANY,
}
