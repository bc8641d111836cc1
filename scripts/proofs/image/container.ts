import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { childrenOf } from '../programs.ts'
import { withStore } from './base.ts'
import type { Readable } from 'node:stream'

/*
 * Runs an image without a container engine: its files are mounted read-only, in namespaces of their own, with the image's user,
 * folder and command. It uses this machine's network.
 */

type Config = { Env: string[]; Entrypoint: string[]; Cmd: string[]; User: string; WorkingDir: string }

const inspect = (image: string): { Config: Config; Healthcheck: { Test: string[] }; Size: number } =>
  JSON.parse(withStore('podman', ['image', 'inspect', image]))[0]

export const sizeOf = (image: string) => inspect(image).Size

/** The output, the end and the signals of a program. */
export function follow(
  child: ChildProcessByStdio<null, Readable, Readable>,
  signal: (signal: NodeJS.Signals) => void,
) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  return {
    ended: once(child, 'close').then(([code]) => code as number | null),
    said: () => said,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    signal,
  }
}

export function openImage(image: string) {
  const { Config: config, Healthcheck: health } = inspect(image)
  const files = withStore('podman', ['image', 'mount', image])
  const [uid = '', gid = ''] = config.User.split(':')
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)))

  /** Starts a command in the image's files as process 1, which receives the signals. */
  function start(command: string[], settings: Record<string, string> = {}) {
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
  async function run(command: string[], settings: Record<string, string> = {}) {
    const process = start(command, settings)
    return { code: await process.ended, said: process.said().trim() }
  }

  const withEntry = (args: string[]) => [...config.Entrypoint, ...args]
  return {
    files,
    service: (settings: Record<string, string>) => start(withEntry(config.Cmd), settings),
    /** Runs another program of the image. */
    command: (args: string[], settings: Record<string, string> = {}) => run(withEntry(args), settings),
    isHealthy: async (settings: Record<string, string>) =>
      (await run(health.Test.slice(1), settings)).code === 0,
    close: () => withStore('podman', ['image', 'unmount', image]),
  }
}
