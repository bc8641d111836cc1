import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Stop } from '../../say.mjs'
import { ROOT, node } from '../../setup.mjs'

/** Runs the last release and this one, each from its own tree, on one database. */

const OURS = '@coffeeattack'
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Unpacks a commit with its packages: linked to this tree's if the lock files are equal, else installed. */
export function unpack(commit: string, to: string) {
  mkdirSync(to)
  try {
    const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1e9, stdio: 'pipe' })
    execFileSync('tar', ['x', '-C', to], { input: files })
  } catch {
    throw new Stop(`지난 릴리스 ${commit}이 이 저장소에 없어요. \`git fetch --unshallow\`로 가져오고 다시 해 주세요.`)
  }
  if (!isSameLock(to)) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: to, stdio: 'pipe' })
    return to
  }
  for (const folder of ['.', 'apps/server', 'apps/web', 'apps/console', 'packages/kit', 'packages/ui'])
    linkPackages(path.join(ROOT, folder, 'node_modules'), path.join(to, folder, 'node_modules'))
  return to
}

const isSameLock = (to: string) =>
  ['package-lock.json', 'package.json'].every(
    (name) => readFileSync(path.join(ROOT, name), 'utf8') === readFileSync(path.join(to, name), 'utf8'),
  )

function linkPackages(from: string, to: string) {
  if (!existsSync(from)) return
  mkdirSync(to)
  for (const name of readdirSync(from).filter((it) => it !== OURS)) symlinkSync(path.join(from, name), path.join(to, name))
  if (!existsSync(path.join(from, OURS))) return
  mkdirSync(path.join(to, OURS))
  for (const name of readdirSync(path.join(from, OURS)))
    symlinkSync(readlinkSync(path.join(from, OURS, name)), path.join(to, OURS, name))
}

type Environment = Record<string, string | undefined>

/** Runs a program of a release and returns its output lines. */
export async function runIn(
  root: string,
  args: string[],
  env: Environment,
) {
  const child = spawn(node(), args, { cwd: root, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Stop(`${args.join(' ')}: ${lines.join('\n')}`)
  return lines
}

/** Makes people with sessions, rooms and old rows in the release's database. */
export const makePeople = async (root: string, env: Environment, count: number) =>
  JSON.parse((await runIn(root, [pathOf('people.ts'), root, String(count)], env)).at(-1) ?? '[]')

/** Starts a release's API without its pages; resolves when it is ready. */
export async function serve(root: string, env: Environment) {
  const child = spawn(node(), [pathOf('serve.ts'), root], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('READY ')) resolve(JSON.parse(line.slice('READY '.length)).port)
    })
  })
  const port = await Promise.race([ready, ended.then(() => null)])
  if (port === null) throw new Stop('릴리스가 켜지지 않았어요.')
  return {
    port: (port as number),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
