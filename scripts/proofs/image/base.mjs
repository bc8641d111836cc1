import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Stop, say } from '../../say.mjs'
import { ROOT, node } from '../../setup.mjs'

/*
 * What an image is built on where no registry of images can be reached: Debian's own packages, and the Node that the lock file names. Kept between
 * runs in `.cache/image`, with a store of images that no other program of the machine sees.
 */

const FOLDER = path.join(ROOT, '.cache', 'image')
const SUITE = 'bookworm'
/** What a running service never opens. */
const USELESS = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log',
  ...['doc', 'info', 'locale', 'man'].map((it) => `usr/share/${it}`),
]

/** By the version of Node: another one is another base. */
const VERSION = execFileSync(node(), ['--version'], { encoding: 'utf8' }).trim()
export const BASE = `localhost/coffee-attack-base:${VERSION}`
export const BUILDER = `localhost/coffee-attack-builder:${VERSION}`

const STORE = ['--root', path.join(FOLDER, 'store'), '--runroot', path.join(FOLDER, 'run')]

/** Runs buildah or podman on the store of our own, and answers with what it printed; what went wrong is all that is told. */
export function withStore(
  /** @type {'buildah' | 'podman'} */ program,
  /** @type {string[]} */ args,
  /** @type {{ cwd?: string }} */ options = {},
) {
  const { status, stdout, stderr } = spawnSync(program, [...STORE, ...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Stop(`${program} ${args[0]}: ${stderr.slice(-4000)}`)
  return stdout.trim()
}

const buildah = (/** @type {string[]} */ ...args) => withStore('buildah', args)

const isThere = (/** @type {string} */ image) =>
  buildah('images', '--noheading', '--filter', `reference=${image}`) !== ''

/** Debian with nothing but what it cannot do without. */
function debian() {
  const root = path.join(FOLDER, SUITE)
  if (existsSync(root)) return root
  say(`데비안 ${SUITE}의 바탕을 만들어요 (처음 한 번, 1~2분) …`)
  mkdirSync(FOLDER, { recursive: true })
  const unfinished = `${root}.part`
  rmSync(unfinished, { recursive: true, force: true })
  execFileSync('debootstrap', ['--variant=minbase', SUITE, unfinished], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const folder of USELESS) rmSync(path.join(unfinished, folder), { recursive: true, force: true })
  renameSync(unfinished, root)
  return root
}

/** Makes an image of what lies in another (or in none), changed by the steps. */
function makeImage(
  /** @type {string} */ from,
  /** @type {string} */ image,
  /** @type {(container: string) => void} */ change,
) {
  const container = buildah('from', from)
  try {
    change(container)
    buildah('commit', '--quiet', '--format', 'docker', container, image)
  } finally {
    buildah('rm', container)
  }
}

/** Node alone to run on; npm besides, to build on. A registry behind a certificate of its own is trusted there too. */
export function ensureBases() {
  if (!isThere(BASE))
    makeImage('scratch', BASE, (container) => {
      buildah('copy', '--quiet', container, debian(), '/')
      buildah('copy', '--quiet', container, node(), '/usr/local/bin/node')
    })
  if (!isThere(BUILDER))
    makeImage(BASE, BUILDER, (container) => {
      // Its own folder, told by itself: bin/npm-cli.js lies in it.
      const cli = execFileSync('npm', ['exec', '--call', 'printenv npm_execpath'], {
        encoding: 'utf8',
      }).trim()
      const npm = path.dirname(path.dirname(cli))
      buildah('copy', '--quiet', container, npm, '/usr/local/lib/npm')
      const link = 'ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm'
      buildah('run', '--isolation=chroot', container, '--', ...link.split(' '))
      const authority = process.env['NODE_EXTRA_CA_CERTS']
      if (!authority) return
      buildah('copy', '--quiet', container, authority, '/etc/ssl/authority.crt')
      buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/authority.crt', container)
    })
}
