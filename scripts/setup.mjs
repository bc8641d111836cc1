import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Stop, say } from './say.mjs'

/*
 * Installs what our TypeScript needs. The scripts that npm starts are plain JavaScript for Node 20, the oldest Node that a new
 * machine may have; everything after them runs on the Node 24 of the lock file.
 */

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const NEEDED_NODE = 24
/** `npm start` builds first, so development packages are installed even when NODE_ENV is production. */
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

const workspacesIn = (/** @type {string} */ root, /** @type {string} */ folder) =>
  readdirSync(path.join(root, folder))
    .map((name) => path.join(folder, name))
    .filter((workspace) => existsSync(path.join(root, workspace, 'package.json')))

/** npm does not retry a download that broke off, and among hundreds one sometimes does. */
const INSTALL_TRIES = 3
const PAUSE_MS = 5_000

/** The lock file and every manifest. */
function wantedFiles(/** @type {string} */ root) {
  /** @type {{ workspaces?: string[] }} */
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const folders = workspaces.flatMap((folder) =>
    folder.endsWith('/*') ? workspacesIn(root, path.dirname(folder)) : [folder],
  )
  return ['package-lock.json', ...['.', ...folders].map((folder) => path.join(folder, 'package.json'))]
}

/** A hash of the manifests, of npm's arguments, and of npm's list of installed packages, which an install by hand changes. */
function installStamp(/** @type {string} */ root) {
  const files = [...wantedFiles(root), path.join('node_modules', '.package-lock.json')]
  const hash = createHash('sha256').update(INSTALL.join(' '))
  for (const file of files) {
    if (existsSync(path.join(root, file))) hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Installs exactly what the lock file says, unless that was done already. */
export function ensureInstalled(root = ROOT, pause = PAUSE_MS) {
  const stamp = path.join(root, 'node_modules', '.coffee-attack-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installStamp(root)) return
  say('필요한 패키지를 설치해요 (처음 한 번, 1~2분) …')
  for (let tries = 1; !install(root); tries++) {
    if (tries === INSTALL_TRIES) {
      throw new Stop('패키지를 설치하지 못했어요. 인터넷 연결을 확인하고 같은 명령을 다시 실행해 주세요.')
    }
    say(`설치가 중간에 끊겼어요. 다시 설치해요 (${tries + 1}/${INSTALL_TRIES}) …`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
  writeFileSync(stamp, installStamp(root))
}

/** Whether npm could install. After Ctrl-C there is no retry. */
function install(/** @type {string} */ root) {
  const { status, signal } = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (signal !== null) throw new Stop('설치를 멈췄어요.')
  return status === 0
}

/**
 * How V8 runs the service; the image reads the same file. The old space has a ceiling because without one V8 let garbage
 * grow to 424 MB of which 72 MB was alive. The new space is large enough to make its collection rare, and too small for
 * several collector threads to pay off on two cores.
 */
export const v8Flags = (root = ROOT) =>
  readFileSync(path.join(root, 'apps/server/v8-flags'), 'utf8').trim().split(' ')

/** What a process may grow to, in MB: V8's old space, three semi-spaces, and outside of both code, buffers, hashes of passwords and drawn pictures. */
export function memoryCeiling() {
  const flag = (/** @type {string} */ name) =>
    Number(
      v8Flags()
        .find((one) => one.startsWith(`--${name}=`))
        ?.split('=')[1],
    )
  return flag('max-old-space-size') + 3 * flag('max-semi-space-size') + 256
}

/** The Node that runs our TypeScript: the installed package, else this one if it is new enough. */
export function node(root = ROOT) {
  const installed = path.join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed) && spawnSync(installed, ['--version']).status === 0) return installed
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath
  throw new Stop(
    `이 컴퓨터에서는 Node ${NEEDED_NODE} 이상이 필요해요. 지금은 ${process.version}이에요. nodejs.org에서 설치해 주세요.`,
  )
}

/** Our binaries come first in PATH, so that every child runs on the same Node. */
export const environment = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH']}`,
  // Programs find there the TypeScript that an earlier one has read: a third of the CPU time of a start.
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'node'),
})

/**
 * Runs a command to its end and answers with its exit code. A Ctrl-C on a terminal reaches the child by itself; a signal
 * to us alone is passed on. A killed shell of npm does not signal us, but our parent changes: then the child is stopped.
 */
export function execute(/** @type {string} */ command, /** @type {string[]} */ args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: environment(), ...options })
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
    }
    const parent = process.ppid
    const orphaned = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(orphaned)
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
    })
  })
}
