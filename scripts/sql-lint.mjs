import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LAST_RELEASE } from './last-release.mjs'
import { ROOT, environment } from './setup.mjs'

/*
 * Checks what a migration may do while the previous release serves. Squawk finds statements that lock a table for long or break
 * readers; the rules below add what our migrator needs. A necessary exception has `-- squawk-ignore rule` above it, with the reason.
 */

const FOLDER = 'apps/server/src/platform/db/migrations'

/** Squawk rules that we do not use, with the reason. */
const LEFT_OUT = {
  'require-lock-timeout': 'the migrator sets one for every migration and tries again',
  'require-statement-timeout': 'building an index on a large table takes long and blocks nobody',
  'prefer-bigint-over-int': 'counts of one room and amounts in 만원 stay small',
  'prefer-bigint-over-smallint': 'columns declared small hold small numbers',
  'prefer-robust-stmts':
    'a failed transaction leaves nothing behind; outside of one our own rule requires it',
}

/** The same as in known-migrations.ts. */
const OUTSIDE = /^-- outside a transaction\b/

/** @typedef {{ name: string, text: string }} MigrationText */
/** @typedef {{ line: number, rule_name: string, message: string }} Finding */

/** Migrations since the last release. @returns {MigrationText[]} */
export function unreleasedMigrations() {
  const read = (/** @type {string} */ name) => readFileSync(path.join(ROOT, FOLDER, name), 'utf8')
  /** @type {{ entries: { tag: string }[] }} */
  const { entries } = JSON.parse(read('meta/_journal.json'))
  const names = entries.map(({ tag }) => tag)
  return names
    .slice(names.indexOf(LAST_RELEASE.migration) + 1)
    .map((name) => ({ name, text: read(`${name}.sql`) }))
}

/** @returns {string[]} */
export function migrationComplaints(/** @type {MigrationText[]} */ migrations) {
  return migrations.flatMap(({ name, text }) =>
    [...squawk(text), ...(OUTSIDE.test(text) ? unrepeatable(text) : [])].map(
      ({ line, rule_name, message }) => `${FOLDER}/${name}.sql:${line + 1}: ${rule_name}: ${message}`,
    ),
  )
}

/** Squawk's findings for the oldest PostgreSQL that we support. @returns {Finding[]} */
function squawk(/** @type {string} */ text) {
  const left = Object.keys(LEFT_OUT).map((rule) => `--exclude=${rule}`)
  const held = OUTSIDE.test(text) ? [] : ['--assume-in-transaction']
  const { status, stdout, stderr } = spawnSync(
    'squawk',
    ['--pg-version=15.0', '--reporter=json', '--stdin-filepath=migration.sql', ...left, ...held],
    { input: text, encoding: 'utf8', env: environment() },
  )
  if (status !== 0 && !stdout) throw new Error(`squawk: ${stderr}`)
  return JSON.parse(stdout)
}

/** Statements that may run again after a later one failed. */
const REPEATABLE =
  /\bif (not )?exists\b|\bcreate or replace\b|\bvalidate constraint\b|^\s*(do|select|set|insert[^;]*\bon conflict|update|delete)\b/i
const BUILDS = /\bcreate (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i

/** @returns {Finding[]} */
function unrepeatable(/** @type {string} */ text) {
  const statements = text.split('--> statement-breakpoint')
  return statements.flatMap((statement, at) => {
    const line = statements.slice(0, at).join('').split('\n').length - 1
    const code = statement.replaceAll(/^\s*--.*$/gm, '')
    const built = BUILDS.exec(code)?.[1]
    if (!built)
      return REPEATABLE.test(code) || !code.trim()
        ? []
        : [
            {
              line,
              rule_name: 'repeatable',
              message: 'outside a transaction a statement must be repeatable',
            },
          ]
    const before = statements.slice(0, at).join('')
    return new RegExp(`drop index concurrently if exists "?${built}"?`, 'i').test(before)
      ? []
      : [
          {
            line,
            rule_name: 'repeatable',
            message: `drop ${built} first: a failed build leaves an invalid index`,
          },
        ]
  })
}
