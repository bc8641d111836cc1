import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLocalMailer } from './local-mailer.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'mail-')), 'outbox')
const mailer = createLocalMailer({
  folder,
  clock: () => new Date('2026-11-16T00:00:00Z'),
  ids: { next: () => 'mail-1' },
})
afterAll(() => rmSync(join(folder, '..'), { recursive: true }))

test('a mail becomes a file for its owner’s eyes', async () => {
  await mailer.send({ to: 'jiu@coffee.example', subject: '초대', text: '들어오세요.' })
  expect(readdirSync(folder)).toEqual(['mail-1.txt'])
  const path = join(folder, 'mail-1.txt')
  expect(readFileSync(path, 'utf8')).toBe(
    'To: jiu@coffee.example\nSubject: 초대\nDate: 2026-11-16T00:00:00.000Z\n\n들어오세요.\n',
  )
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a line break cannot smuggle in a header', async () => {
  const mail = { to: 'jiu@coffee.example\nBcc: all@coffee.example', subject: '초대', text: '' }
  await expect(mailer.send(mail)).rejects.toThrow('line break')
})
