import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, memoryCeiling } from './setup.mjs'

/* The units of deploy/systemd and the page that installs them. */

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')
const page = read('docs/running/systemd.md')
const units = readdirSync(path.join(ROOT, 'deploy/systemd'))
const services = units.filter((name) => name.endsWith('.service'))
/** All values of a directive; directives may stand several times. */
const valuesOf = (/** @type {string} */ unit, /** @type {string} */ name) =>
  [...read(`deploy/systemd/${unit}`).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value = '']) => value,
  )

test.each(services)(
  '[OPS-1] %s runs a program of ours with the flags of V8, as nobody in particular',
  (unit) => {
    const [start = ''] = valuesOf(unit, 'ExecStart')
    const program = /(\S+\.ts)'$/.exec(start)?.[1] ?? ''
    expect(existsSync(path.join(ROOT, program))).toBe(true)
    expect(start).toContain('exec node_modules/.bin/node $$(cat apps/server/v8-flags)')
    expect(valuesOf(unit, 'User')).toEqual(['coffee-attack'])
    for (const [name = '', value] of [
      ['NoNewPrivileges', 'yes'],
      ['ProtectSystem', 'strict'],
      ['CapabilityBoundingSet', ''],
      ['SystemCallFilter', '@system-service'],
    ])
      expect(valuesOf(unit, name)).toEqual([value])
  },
)

test.each(services)('[OPS-1] %s may grow to the ceiling of V8 and beyond it before it is killed', (unit) => {
  expect(Number.parseInt(valuesOf(unit, 'MemoryMax')[0] ?? '', 10)).toBeGreaterThanOrEqual(memoryCeiling())
  expect(valuesOf(unit, 'MemoryMax')[0]).toMatch(/^\d+M$/)
})

test('[OPS-1] a stopping process has the time that it takes to drain', () => {
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(read('deploy/kubernetes/settings.env'))?.[1])
  const [seconds = ''] = valuesOf('coffee-attack@.service', 'TimeoutStopSec')
  expect(Number(seconds)).toBeGreaterThan(drain + 2 * 10)
})

test('[OPS-2] the page names files and units that exist, and what it replaces in the Caddyfile stands there', () => {
  const named = [...page.matchAll(/\b((?:deploy|apps|scripts)\/[\w./@-]*\w)/g)].map(([, file = '']) => file)
  const missing = named.filter((file) => !existsSync(path.join(ROOT, file.replace('@3000', '@'))))
  expect(missing).toEqual([])
  const started = [...page.matchAll(/coffee-attack(?:@\w*|-migrate|\.target)/g)].map(([unit]) => unit)
  for (const unit of started) {
    const file = unit.endsWith('.target') ? unit : `${unit.replace(/@.*/, '@')}.service`
    expect(units).toContain(file)
  }
  const [, from = ''] = /sed -e 's\/([^/]+)\//.exec(page) ?? []
  expect(read('deploy/Caddyfile')).toContain(from)
  expect(read('deploy/Caddyfile')).toMatch(/^# Uploaded files/m)
  expect(valuesOf('coffee-attack.target', 'Wants').join()).toContain('coffee-attack@3000.service')
})

test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  '[OPS-1] systemd understands every line of the units',
  () => {
    // In a folder of its own and with an instance, as systemd would load them.
    const folder = mkdtempSync(path.join(os.tmpdir(), 'units-'))
    try {
      const files = units.map((unit) => {
        const file = path.join(folder, unit.replace('@.', '@3000.'))
        writeFileSync(file, read(`deploy/systemd/${unit}`))
        return file
      })
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
        encoding: 'utf8',
      })
      // An unknown directive is a warning, and a machine may have warnings of its own.
      expect({ status, of: stderr.split('\n').filter((line) => line.includes('coffee-attack')) }).toEqual({
        status: 0,
        of: [],
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
