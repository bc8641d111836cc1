import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LAST_RELEASE } from './last-release.mjs'
import { ROOT, environment } from './setup.mjs'

/*
 * What a migration may do while the release before it still serves. Squawk knows what locks a table for long and what
 * breaks whoever reads it; the rules below say what our migrator needs besides. A statement that has to break one says
 * `-- squawk-ignore rule` above itself, with the reason.
 */

const FOLDER = 'apps/server/src/platform/db/migrations'

/** What squawk asks for and we do not, with the reason. */
const LEFT_OUT = {
  'require-lock-timeout': 'the migrator sets one for every migration, steps aside and tries again',
  'require-statement-timeout': 'an index of a large table takes its time, and holds up nobody',
  'prefer-bigint-over-int': 'counts of one room and amounts in 만원 stay small',
  'prefer-bigint-over-smallint': 'a number that says it is small, is',
  'prefer-robust-stmts':
    'what fails in a transaction leaves nothing behind; outside of one our own rule asks for it',
}

/** As the migrator reads it (known-migrations.ts). */
const OUTSIDE = /^-- outside a transaction\b/

/** @typedef {{ name: string, text: string }} MigrationText */
/** @typedef {{ line: number, rule_name: string, message: string }} Finding */

/** Older ones stay as they are. @returns {MigrationText[]} */
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

/** The oldest PostgreSQL on which we run. @returns {Finding[]} */
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

/** May be said a second time, when a later statement failed. */
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
              message: 'outside a transaction a statement must bear to be run again',
            },
          ]
    const before = statements.slice(0, at).join('')
    return new RegExp(`drop index concurrently if exists "?${built}"?`, 'i').test(before)
      ? []
      : [
          {
            line,
            rule_name: 'repeatable',
            message: `drop ${built} first: a build that failed leaves an invalid one`,
          },
        ]
  })
}
