import path from 'node:path'

/** Where the service under test keeps its world. */
export const DATA_DIR = path.resolve(import.meta.dirname, '../.cache/e2e-data')

const PORT = '3110'
/** By name: a passkey belongs to a host that has one. */
export const APP = `http://localhost:${PORT}`

/** The settings of the service under test. It believes what its visitors say of their address: each has one of their own. */
export const SERVICE = {
  PORT,
  APP_ORIGIN: APP,
  DATA_DIR,
  LOG_LEVEL: 'trace',
  TRUST_PROXY: '127.0.0.1',
  // Nobody watches the institutions think.
  SANDBOX_SPEED: '1000',
}
