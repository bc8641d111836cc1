import { type Aim, MEMORY, ROWS, sayAim } from './calls-rows.ts'
import type { Figures } from './calls-measure.ts'
import { type Machine, sayMachine } from './machine.ts'

/** One run, as it is kept. */
export type Results = {
  machine: Machine & { postgres: string }
  /** The part of all cores that other processes had meanwhile. */
  others: number
  rows: { name: string; path: string; service: Figures; bare: Figures }[]
  memory: { seconds: number; rssMb: number } | null
}

type ResultRow = Results['rows'][number]

const whole = (number: number) => Math.round(number).toLocaleString('en')
const tick = (reached: boolean) => (reached ? '✓' : '✗')

function isReached(aim: Aim, { service, bare }: ResultRow): boolean {
  if (aim.kind === 'requests/s') return service.perSecond >= aim.least
  return service.nodeMicros <= aim.most * (aim.kind === 'of bare' ? bare.nodeMicros : 1)
}

const aimOf = (name: string) => ROWS.find((row) => row.name === name)?.aim

/** Prints a run and answers whether every aim is reached. */
export function printTable({ machine, others, rows, memory }: Results): boolean {
  console.log(`\n${sayMachine(machine, others)}\n${machine.postgres}\n`)
  const lines = rows.map((row) => {
    const aim = aimOf(row.name)
    return [
      row.name,
      whole(row.service.perSecond),
      `${whole(row.service.nodeMicros)} µs`,
      `${whole(row.bare.nodeMicros)} µs`,
      (row.service.nodeMicros / row.bare.nodeMicros).toFixed(2),
      `${whole(row.service.postgresMicros)} µs`,
      `${whole(row.bare.postgresMicros)} µs`,
      `${row.service.p99Ms.toFixed(1)} ms`,
      `${whole(row.service.rssMb)} MB`,
      aim ? `${sayAim(aim)} ${tick(isReached(aim, row))}` : '',
    ]
  })
  const titles = ['row', 'requests/s', 'node', 'bare', '×', 'postgres', 'bare', 'p99', 'resident', 'aim']
  printColumns([titles, ...lines])
  if (memory) {
    const reached = memory.rssMb <= MEMORY.mostMb
    console.log(
      `\nresident after ${memory.seconds} s of all of them: ${whole(memory.rssMb)} MB (aim ≤ ${MEMORY.mostMb} MB ${tick(reached)})`,
    )
  }
  const areReached = rows.every((row) => isReached(aimOf(row.name)!, row))
  return areReached && (memory === null || memory.rssMb <= MEMORY.mostMb)
}

/** An earlier run and this one. */
export function printBeside(before: Results, now: Results): void {
  console.log(`\nbeside ${before.machine.commit} of ${before.machine.at}:`)
  const lines = now.rows.flatMap((row) => {
    const was = before.rows.find(({ name }) => name === row.name)
    if (!was) return []
    const change = (row.service.nodeMicros / was.service.nodeMicros - 1) * 100
    return [
      [
        row.name,
        `${whole(was.service.nodeMicros)} → ${whole(row.service.nodeMicros)} µs`,
        `${change > 0 ? '+' : ''}${change.toFixed(0)} %`,
        `${whole(was.service.postgresMicros)} → ${whole(row.service.postgresMicros)} µs`,
        `${whole(was.service.perSecond)} → ${whole(row.service.perSecond)}`,
        `${whole(was.bare.nodeMicros)} → ${whole(row.bare.nodeMicros)} µs`,
      ],
    ]
  })
  printColumns([['row', 'node', '', 'postgres', 'requests/s', 'bare'], ...lines])
  if (before.memory && now.memory)
    console.log(`resident ${whole(before.memory.rssMb)} → ${whole(now.memory.rssMb)} MB`)
}

function printColumns(lines: readonly string[][]): void {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  for (const line of lines)
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
