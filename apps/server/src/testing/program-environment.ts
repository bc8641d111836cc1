import { fileURLToPath } from 'node:url'

/**
 * What a program starts with that a test runs as a process of its own. It finds there the TypeScript that an earlier one
 * has read (`npm start` keeps it in the same folder): reading it anew is a third of the CPU time of a start.
 */
export const PROGRAM_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../.cache/node', import.meta.url)),
}
