import { expect, test } from 'vitest'
import { migrationComplaints } from './sql-lint.mjs'

/** The names of the rules that a migration breaks. */
const broken = (/** @type {string[]} */ ...lines) =>
  migrationComplaints([{ name: '0099_next', text: lines.join('\n') }]).map((line) => line.split(': ')[1])

const OUTSIDE = '-- outside a transaction: the index is built while people write'
const BREAK = '--> statement-breakpoint'

test.each([
  [
    'an index that holds up all writers',
    'create index offers_x on offers (id);',
    'require-concurrent-index-creation',
  ],
  ['a column that the serving release still reads', 'alter table offers drop column id;', 'ban-drop-column'],
  ['a name that it knows otherwise', 'alter table offers rename column a to b;', 'renaming-column'],
  [
    'a column that its inserts do not fill',
    'alter table offers add column a text not null;',
    'adding-required-field',
  ],
  [
    'a check that reads the whole table',
    'alter table offers add constraint a check (b > 0);',
    'constraint-missing-not-valid',
  ],
  ['a type that rewrites the table', 'alter table offers alter column a type text;', 'changing-column-type'],
])('[OPS-1] refused: %s', (_, text, rule) => {
  expect(broken(text)).toContain(rule)
})

test('[OPS-1] a new table may be made with all that belongs to it, and a column that may be empty be added', () => {
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

test('[OPS-1] an index is built concurrently, outside a transaction alone', () => {
  const build = [
    'drop index concurrently if exists offers_x;',
    BREAK,
    'create index concurrently offers_x on offers (id);',
  ]
  expect(broken(OUTSIDE, ...build)).toEqual([])
  expect(broken(...build)).toContain('ban-concurrent-index-creation-in-transaction')
})

test('[OPS-1] what runs outside a transaction can be run again', () => {
  expect(broken(OUTSIDE, 'create index concurrently offers_x on offers (id);')).toEqual(['repeatable'])
  expect(broken(OUTSIDE, 'alter table offers add column a text;')).toEqual(['repeatable'])
  expect(broken(OUTSIDE, 'alter table offers add column if not exists a text;')).toEqual([])
  expect(broken(OUTSIDE, 'alter table offers validate constraint a;')).toEqual([])
})

test('[OPS-1] a complaint says where and why', () => {
  const [said] = migrationComplaints([{ name: '0099_next', text: '\nalter table offers drop column id;' }])
  expect(said).toBe(
    'apps/server/src/platform/db/migrations/0099_next.sql:2: ban-drop-column: Dropping a column may break existing clients.',
  )
})
