import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Stop, say } from '../../say.mjs'
import { ROOT, node } from '../../setup.mjs'

/*
 * The base images, made without an image registry: Debian's packages, and the Node of the lock file. They are kept in
 * `.cache/image`, in an image store of our own.
 */

const FOLDER = path.join(ROOT, '.cache', 'image')
const SUITE = 'bookworm'
/** Folders that the service does not need. */
const USELESS = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'var/log',
  ...['doc', 'info', 'locale', 'man'].map((it) => `usr/share/${it}`),
]

/** Each version of Node has a base of its own. */
const VERSION = execFileSync(node(), ['--version'], { encoding: 'utf8' }).trim()
export const BASE = `localhost/coffee-attack-base:${VERSION}`
export const BUILDER = `localhost/coffee-attack-builder:${VERSION}`

const STORE = ['--root', path.join(FOLDER, 'store'), '--runroot', path.join(FOLDER, 'run')]

/** Runs buildah or podman on our store, and answers with its output; an error shows its own. */
export function withStore(program: 'buildah' | 'podman', args: string[], options: { cwd?: string } = {}) {
  const { status, stdout, stderr } = spawnSync(program, [...STORE, ...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Stop(`${program} ${args[0]}: ${stderr.slice(-4000)}`)
  return stdout.trim()
}

const buildah = (...args: string[]) => withStore('buildah', args)

const isThere = (image: string) => buildah('images', '--noheading', '--filter', `reference=${image}`) !== ''

/** A minimal Debian. */
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

/** Makes an image from another one (or from none) and some changes. */
function makeImage(from: string, image: string, change: (container: string) => void) {
  const container = buildah('from', from)
  try {
    change(container)
    buildah('commit', '--quiet', '--format', 'docker', container, image)
  } finally {
    buildah('rm', container)
  }
}

/** One base with Node to run on, and one with npm to build on, which also trusts a registry's own certificate. */
export function ensureBases() {
  if (!isThere(BASE))
    makeImage('scratch', BASE, (container) => {
      buildah('copy', '--quiet', container, debian(), '/')
      buildah('copy', '--quiet', container, node(), '/usr/local/bin/node')
    })
  if (!isThere(BUILDER))
    makeImage(BASE, BUILDER, (container) => {
      // npm tells the path of its bin/npm-cli.js.
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
