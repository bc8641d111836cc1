import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a test imports or asks for when it needs PostgreSQL. Nobody keeps a list. */
const NEEDS_POSTGRES = /test-(app|database|folder)\.ts|(server|demo)-test\.ts|-world\.ts|testServer/

const folder = join(import.meta.dirname, '../..')
const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: folder })
const isCall = (path: string) => NEEDS_POSTGRES.test(readFileSync(join(folder, path), 'utf8'))

/** The API and what stands under it, on a real database. */
export const callTests = tests.filter(isCall)
/** All the others. */
export const ruleTests = tests.filter((path) => !isCall(path))
