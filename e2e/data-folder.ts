import path from 'node:path'

/** Where the service under test keeps its world. */
export const DATA_DIR = path.resolve(import.meta.dirname, '../.cache/e2e-data')
