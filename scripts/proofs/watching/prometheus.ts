import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../say.mjs'
import { ROOT } from '../../setup.mjs'

type Alert = { labels: Record<string, string>; state: string }
type Options = {
  folder: string
  find: (name: string) => string
  port: number
  target: string
  stopping: AbortSignal
}

const shipped = (name: string) => path.join(ROOT, 'deploy/prometheus', name)

/** The shipped settings with the product's address and a shorter interval. */
function settingsFor({ folder, target }: Options) {
  const changes = [
    [/interval: 15s/g, 'interval: 2s'],
    [/- alerts\.yml/, `- ${shipped('alerts.yml')}`],
    [/\/etc\/prometheus\/metrics-token/, path.join(folder, 'metrics-token')],
    [/\['app-1:3000', 'app-2:3000'\]/, `['${target}']`],
    // No backup program runs here.
    [/\n {2}# Backups[^]*$/, ''],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(from as RegExp, to as string)
      if (changed === text) throw new Stop(`deploy/prometheus/prometheus.yml에 ${from}가 없어요.`)
      return changed
    },
    readFileSync(shipped('prometheus.yml'), 'utf8'),
  )
}

/** Starts a Prometheus on this machine that scrapes the product. */
export async function startPrometheus(options: Options) {
  const { folder, find, port, stopping } = options
  const file = path.join(folder, 'prometheus.yml')
  writeFileSync(file, settingsFor(options))
  execFileSync(find('promtool'), ['check', 'config', file], { stdio: 'pipe' })
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${path.join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ]
  const child = spawn(find('prometheus'), args, { stdio: 'ignore' })
  const ended = once(child, 'exit')

  const ask = async (at: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${at}`, { signal: stopping })
    const { status, data, error } = await answer.json()
    if (status !== 'success') throw new Stop(`Prometheus가 ${at}에 답하지 못했어요: ${error}`)
    return data
  }

  return {
    hasRead: async () => {
      const { activeTargets = [] }: { activeTargets?: { health: string }[] } = await ask('targets').catch(
        () => ({}),
      )
      return activeTargets.length > 0 && activeTargets.every(({ health }) => health === 'up')
    },
    /** The names of all metrics, also those without a value. */
    told: async () => {
      const found: { metric: string }[] = await ask('targets/metadata')
      return found.map(({ metric }) => metric)
    },
    /** The present values of an expression. */
    query: async (expression: string) => {
      const { result }: { result: { value: [number, string] }[] } = await ask(
        `query?query=${encodeURIComponent(expression)}`,
      )
      return result.map(({ value }) => Number(value[1]))
    },
    alerts: async () => {
      const { alerts }: { alerts: Alert[] } = await ask('alerts')
      return alerts
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
