import { execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { OUTPUTS } from './build.mjs'
import { Stop } from './say.mjs'
import { ROOT, execute } from './setup.mjs'

/** All files that git knows or would add, and the builds. */
function copyTree(to: string) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of [...listed.split('\0').filter(Boolean), ...OUTPUTS]) {
    const from = path.join(ROOT, file)
    if (existsSync(from)) cpSync(from, path.join(to, file), { recursive: true })
  }
}

/** Makes a copy of this tree that is installed without development packages. */
export async function makeLeanTree(to: string) {
  copyTree(to)
  const args = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await execute('npm', args, { cwd: to })) !== 0) throw new Stop('패키지를 설치하지 못했어요.')
  if (existsSync(path.join(to, 'node_modules/vitest'))) throw new Stop('개발용 패키지까지 설치됐어요.')
}
