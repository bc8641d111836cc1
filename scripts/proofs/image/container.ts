import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { childrenOf } from '../programs.mjs'
import { withStore } from './base.mjs'

/*
 * Runs an image without a container engine: its files are mounted read-only, in namespaces of their own, with the image's user,
 * folder and command. It uses this machine's network.
 */

/** @typedef {{ Env: string[], Entrypoint: string[], Cmd: string[], User: string, WorkingDir: string }} Config */

/** @returns {{ Config: Config, Healthcheck: { Test: string[] }, Size: number }} */
const inspect = (/** @type {string} */ image) =>
  JSON.parse(withStore('podman', ['image', 'inspect', image]))[0]

export const sizeOf = (/** @type {string} */ image) => inspect(image).Size

/** The output, the end and the signals of a program. */
export function follow(
  /** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} */ child,
  /** @type {(signal: NodeJS.Signals) => void} */ signal,
) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  return {
    ended: once(child, 'close').then(([code]) => /** @type {number | null} */ (code)),
    said: () => said,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    signal,
  }
}

export function openImage(/** @type {string} */ image) {
  const { Config: config, Healthcheck: health } = inspect(image)
  const files = withStore('podman', ['image', 'mount', image])
  const [uid = '', gid = ''] = config.User.split(':')
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)))

  /** Starts a command in the image's files as process 1, which receives the signals. */
  function start(/** @type {string[]} */ command, /** @type {Record<string, string>} */ settings = {}) {
    const isolation = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', `--root=${files}`]
    const identity = [`--wd=${config.WorkingDir}`, `--setgid=${gid}`, `--setuid=${uid}`]
    const child = spawn('unshare', [...isolation, ...identity, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...own, ...settings },
    })
    return follow(child, (signal) => {
      const [first] = child.pid === undefined ? [] : childrenOf(child.pid)
      if (first !== undefined) process.kill(first, signal)
    })
  }

  /** Runs a command to its end. */
  async function run(/** @type {string[]} */ command, /** @type {Record<string, string>} */ settings = {}) {
    const process = start(command, settings)
    return { code: await process.ended, said: process.said().trim() }
  }

  const withEntry = (/** @type {string[]} */ args) => [...config.Entrypoint, ...args]
  return {
    files,
    service: (/** @type {Record<string, string>} */ settings) => start(withEntry(config.Cmd), settings),
    /** Runs another program of the image. */
    command: (/** @type {string[]} */ args, /** @type {Record<string, string>} */ settings = {}) =>
      run(withEntry(args), settings),
    isHealthy: async (/** @type {Record<string, string>} */ settings) =>
      (await run(health.Test.slice(1), settings)).code === 0,
    close: () => withStore('podman', ['image', 'unmount', image]),
  }
}
