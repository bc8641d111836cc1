import { test as base } from 'vitest'
import { closing } from './closing.ts'
import { createTestApp, type TestOptions } from './test-app.ts'

/** Tests with a service of their own, made as the options say: one for the file, closed after its last test. */
export const serverTest = (options: TestOptions = {}) =>
  base
    .extend('server', { scope: 'file' }, ({}, scope) => closing(createTestApp(options), scope))
    .extend('clock', { scope: 'file' }, ({ server }) => server.clock)

export const test = serverTest()

/** The same for a service that comes with more around it. */
export const worldTest = <World extends { close(): Promise<void> }>(create: () => Promise<World>) =>
  base.extend('world', { scope: 'file' }, ({}, scope) => closing(create(), scope))
