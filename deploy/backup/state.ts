import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Task } from './settings.ts'

/* What the tasks did last, in a file, so that a restart neither repeats nor forgets it. */

type Run = {
  triedAt: number
  doneAt?: number
  failed: boolean
  seconds?: number
  figures?: Record<string, number>
}
type State = Partial<Record<Task, Run>>

export function createState(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'state.json')

  function read(): State {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as State
    } catch {
      return {}
    }
  }

  return {
    read,
    note(task: Task, run: Run) {
      const before = read()
      const part = `${file}.part`
      writeFileSync(part, JSON.stringify({ ...before, [task]: { ...before[task], ...run } }))
      renameSync(part, file)
    },
  }
}

export type Runs = ReturnType<typeof createState>
