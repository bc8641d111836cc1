import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../say.mjs'
import { ROOT } from '../../setup.mjs'

/** @typedef {{ labels: Record<string, string>, state: string }} Alert */
/** @typedef {{ folder: string, find: (name: string) => string, port: number, target: string, stopping: AbortSignal }} Options */

const shipped = (/** @type {string} */ name) => path.join(ROOT, 'deploy/prometheus', name)

/** The shipped settings with the product's address and a shorter interval. */
function settingsFor(/** @type {Options} */ { folder, target }) {
  const changes = [
    [/interval: 15s/g, 'interval: 2s'],
    [/- alerts\.yml/, `- ${shipped('alerts.yml')}`],
    [/\/etc\/prometheus\/metrics-token/, path.join(folder, 'metrics-token')],
    [/\['app-1:3000', 'app-2:3000'\]/, `['${target}']`],
  ]
  return changes.reduce(
    (text, [from, to]) => {
      const changed = text.replace(/** @type {RegExp} */ (from), /** @type {string} */ (to))
      if (changed === text) throw new Stop(`deploy/prometheus/prometheus.yml에 ${from}가 없어요.`)
      return changed
    },
    readFileSync(shipped('prometheus.yml'), 'utf8'),
  )
}

/** Starts a Prometheus on this machine that scrapes the product. */
export async function startPrometheus(/** @type {Options} */ options) {
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

  const ask = async (/** @type {string} */ at) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${at}`, { signal: stopping })
    const { status, data, error } = await answer.json()
    if (status !== 'success') throw new Stop(`Prometheus가 ${at}에 답하지 못했어요: ${error}`)
    return data
  }

  return {
    hasRead: async () => {
      /** @type {{ activeTargets?: { health: string }[] }} */
      const { activeTargets = [] } = await ask('targets').catch(() => ({}))
      return activeTargets.length > 0 && activeTargets.every(({ health }) => health === 'up')
    },
    /** The names of all metrics, also those without a value. */
    told: async () => {
      /** @type {{ metric: string }[]} */
      const found = await ask('targets/metadata')
      return found.map(({ metric }) => metric)
    },
    /** The present values of an expression. */
    query: async (/** @type {string} */ expression) => {
      /** @type {{ result: { value: [number, string] }[] }} */
      const { result } = await ask(`query?query=${encodeURIComponent(expression)}`)
      return result.map(({ value }) => Number(value[1]))
    },
    alerts: async () => {
      /** @type {{ alerts: Alert[] }} */
      const { alerts } = await ask('alerts')
      return alerts
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
