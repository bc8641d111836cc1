import path from 'node:path'

/** Where the service under test keeps its world. */
export const DATA_DIR = path.resolve(import.meta.dirname, '../.cache/e2e-data')

const PORT = '3110'
export const APP = `http://127.0.0.1:${PORT}`

/** The settings of the service under test. It believes what its visitors say of their address: each has one of their own. */
export const SERVICE = { PORT, APP_ORIGIN: APP, DATA_DIR, LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' }
