import { randomBytes } from 'node:crypto'
import { test as base } from 'vitest'
import { createIds } from '../../platform/crypto/ids.ts'
import { createSecrets } from '../../platform/crypto/secrets.ts'
import { makeTemplate } from '../../platform/db/testing/test-database.ts'
import { createLog } from '../../platform/observing/log.ts'
import { createMetrics } from '../../platform/observing/metrics.ts'
import { closing } from '../../testing/closing.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { loadDemo, type LoadDeps } from '../load.ts'

const KEY = Buffer.alloc(32, 7)
export const demoSecrets = createSecrets({ current: KEY, random: (count) => Buffer.alloc(count, 1) })
export const DEMO_SETTINGS = {
  demoData: true,
  production: false,
  salarySeason: null,
  appOrigin: 'http://localhost:3000',
}

/** Loads the demo as the tests of this folder know it: at the moment at which a test clock starts, under one key. */
export const loadInto = (db: LoadDeps['db'], changed: Partial<typeof DEMO_SETTINGS> = {}): Promise<boolean> =>
  loadDemo({
    db,
    clock: createTestClock(),
    random: randomBytes,
    ids: createIds(createTestClock(), randomBytes),
    secrets: demoSecrets,
    log: createLog({ level: 'silent' }),
    metrics: createMetrics([]),
    settings: { ...DEMO_SETTINGS, ...changed },
  })

const DEMO = 'demo'

/** The name of a template with the demo in it. It is loaded once in a run. */
export async function demoTemplate(): Promise<string> {
  await makeTemplate(DEMO, async (db) => void (await loadInto(db)))
  return DEMO
}

async function createDemoApp() {
  const settings = { SECRETS_KEY: KEY.toString('hex') }
  return createTestApp({ template: await demoTemplate(), settings })
}

/** Tests with a service of their own that has the demo in it. */
export const test = base
  .extend('server', { scope: 'file' }, ({}, scope) => closing(createDemoApp(), scope))
  .extend('db', { scope: 'file' }, ({ server }) => server.db)
