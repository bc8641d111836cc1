import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutChance } from '../../testing/without-chance.ts'
import { createLog } from './log.ts'

function createCapturedLog() {
  const lines: string[] = []
  return { lines, log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }) }
}

test('an unlisted field does not reach the line, wherever it is attached', () => {
  const { lines, log } = createCapturedLog()
  log.info({ body: { phone: '01012345678' }, name: '한지우', status: 200 }, 'answered')
  log.child({ token: 'canary-token', route: '/api/users' }).error({ code: 'canary-code' }, 'refused')
  expect(withoutChance(lines.join(''))).not.toMatch(/0101234|한지우|canary/)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', status: 200, msg: 'answered' })
  expect(JSON.parse(lines[1]!)).toMatchObject({ level: 'error', route: '/api/users', msg: 'refused' })
})

test('an error is logged in its safe form, even as the only argument', () => {
  const { lines, log } = createCapturedLog()
  log.error(Object.assign(new Error('failed for "한지우"'), { phone: '01012345678' }))
  log.error({ err: new SyntaxError('한지우') }, 'unreadable')
  expect(withoutChance(lines.join(''))).not.toMatch(/0101234|한지우/)
  expect(JSON.parse(lines[1]!)).toMatchObject({ err: { type: 'SyntaxError' } })
})

const ID = '0198c0de-0000-7000-8000-000000000001'

test('[OPS-1] lines of failed webhooks, notifications and jobs have their ids', () => {
  const { lines, log } = createCapturedLog()
  const webhook = { endpoint: ID, delivery: ID, attempt: 3, status: 500, error: 'STATUS' }
  const notice = { notice: ID, channel: 'push', attempt: 1, result: 'failed' }
  const work = {
    table: 'users',
    rows: 4,
    inquiry: ID,
    load: ID,
    withoutRow: 1,
    withoutBytes: 0,
    migration: '0051_int4',
  }
  for (const fields of [webhook, notice, work]) log.warn(fields, 'failed')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    [webhook, notice, work].map((fields) => expect.objectContaining(fields)),
  )
})

test('[OPS-1] fields for ids, codes and counts drop other values', () => {
  const { lines, log } = createCapturedLog()
  log.warn(
    {
      endpoint: 'https://hooks.dawn.example/in?token=canary',
      delivery: { phone: '01012345678' },
      notice: '한지우',
      channel: '010-1234-5678',
      error: new Error('canary'),
      result: 'jiwoo@dawn.example',
      rows: '01012345678',
    },
    'failed',
  )
  expect(Object.keys(JSON.parse(lines[0]!))).toEqual(['level', 'time', 'msg'])
})

test('[OPS-1] no log call uses an unlisted field', () => {
  const values = [ID, 'WORD', 7, '0051_x', new Error('x')]
  const { lines, log } = createCapturedLog()
  const reaches = (field: string) => {
    lines.length = 0
    for (const value of values) log.error({ [field]: value }, 'x')
    return lines.some((line) => field in JSON.parse(line))
  }
  const folder = join(import.meta.dirname, '../..')
  const sources = globSync('**/*.ts', { cwd: folder }).filter((path) => !/\.test\.ts$|testing\//.test(path))
  const written = sources.flatMap((path) =>
    [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/\blog(?:\.\w+|\[[^\]]+\])\(\s*\{([^{}]*)\}/g),
    ].flatMap(([, fields = '']) =>
      [...fields.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, field = '']) => ({ path, field })),
    ),
  )
  expect(written.length).toBeGreaterThan(40)
  expect(written.filter(({ field }) => !reaches(field))).toEqual([])
})
