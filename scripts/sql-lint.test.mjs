import { expect, test } from 'vitest'
import { migrationComplaints } from './sql-lint.mjs'

/** The names of the rules that a migration breaks. */
const broken = (/** @type {string[]} */ ...lines) =>
  migrationComplaints([{ name: '0099_next', text: lines.join('\n') }]).map((line) => line.split(': ')[1])

const OUTSIDE = '-- outside a transaction: the index is built while people write'
const BREAK = '--> statement-breakpoint'

test.each([
  [
    'an index build that blocks all writers',
    'create index offers_x on offers (id);',
    'require-concurrent-index-creation',
  ],
  [
    'dropping a column that the serving release reads',
    'alter table offers drop column id;',
    'ban-drop-column',
  ],
  ['renaming a column that it reads', 'alter table offers rename column a to b;', 'renaming-column'],
  [
    'a required column that its inserts do not fill',
    'alter table offers add column a text not null;',
    'adding-required-field',
  ],
  [
    'a check that scans the whole table',
    'alter table offers add constraint a check (b > 0);',
    'constraint-missing-not-valid',
  ],
  [
    'a change of type that rewrites the table',
    'alter table offers alter column a type text;',
    'changing-column-type',
  ],
])('[OPS-1] refused: %s', (_, text, rule) => {
  expect(broken(text)).toContain(rule)
})

test('[OPS-1] allowed: a new table with its indexes, and a nullable column', () => {
  expect(
    broken(
      'create table made (id uuid primary key not null, n integer not null);',
      BREAK,
      'create index made_n on made (n);',
      BREAK,
      'alter table offers add column a text;',
    ),
  ).toEqual([])
})

test('[OPS-1] an index is built concurrently and only outside a transaction', () => {
  const build = [
    'drop index concurrently if exists offers_x;',
    BREAK,
    'create index concurrently offers_x on offers (id);',
  ]
  expect(broken(OUTSIDE, ...build)).toEqual([])
  expect(broken(...build)).toContain('ban-concurrent-index-creation-in-transaction')
})

test('[OPS-1] statements outside a transaction must be repeatable', () => {
  expect(broken(OUTSIDE, 'create index concurrently offers_x on offers (id);')).toEqual(['repeatable'])
  expect(broken(OUTSIDE, 'alter table offers add column a text;')).toEqual(['repeatable'])
  expect(broken(OUTSIDE, 'alter table offers add column if not exists a text;')).toEqual([])
  expect(broken(OUTSIDE, 'alter table offers validate constraint a;')).toEqual([])
})

test('[OPS-1] a finding has file, line and reason', () => {
  const [said] = migrationComplaints([{ name: '0099_next', text: '\nalter table offers drop column id;' }])
  expect(said).toBe(
    'apps/server/src/platform/db/migrations/0099_next.sql:2: ban-drop-column: Dropping a column may break existing clients.',
  )
})
