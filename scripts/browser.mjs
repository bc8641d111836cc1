import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { Stop, say } from './say.mjs'

/** The headless shell first: the same engine, which starts and renders faster. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags that let Chromium run as any user, also in a container, and without requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

const onSystem = () => process.env['CHROMIUM_PATH'] ?? SYSTEM.find((file) => existsSync(file))

/** The Chromium inside @sparticuz/chromium runs on Linux x64 only. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x' // makes the package unpack its NSS libraries
  const { default: chromium } = await import('@sparticuz/chromium')
  const file = await chromium.executablePath()
  const libraries = [path.join(os.tmpdir(), 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
  process.env['LD_LIBRARY_PATH'] = libraries.filter(Boolean).join(':')
  return file
}

/** Debian and Ubuntu have Chromium for every processor; only root may install it. */
function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('브라우저 시험에 쓸 Chromium을 설치해요 (처음 한 번) …')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  // Older releases of Debian have no package of the headless shell.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!onSystem()) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  }
  return onSystem()
}

/** The Chromium of the system, else the one of a package, else one that it installs. */
export async function chromiumPath() {
  const file = onSystem() ?? (await fromPackage()) ?? fromDebian()
  if (file) return file
  throw new Stop(
    'Chromium이 없어서 브라우저 시험을 할 수 없어요. 설치한 뒤 CHROMIUM_PATH로 위치를 알려 주세요.',
  )
}
