import path from 'node:path'

/** The data folder of the service under test. */
export const DATA_DIR = path.resolve(import.meta.dirname, '../.cache/e2e-data')

const PORT = '3110'
/** A host name, because passkeys need one. */
export const APP = `http://localhost:${PORT}`

/** The settings of the service under test. It trusts the address header, so that each visitor has an address of their own. */
export const SERVICE = {
  PORT,
  APP_ORIGIN: APP,
  DATA_DIR,
  LOG_LEVEL: 'trace',
  TRUST_PROXY: '127.0.0.1',
  // Institutions answer without the usual delay.
  SANDBOX_SPEED: '1000',
}
