import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { startProduct } from './product.ts'
import { withoutChance } from './same-answers/made.ts'
import { walk } from './same-answers/walk.ts'
import { Stop, run, say } from './say.mjs'
import { ROOT } from './setup.mjs'
import type { Answer } from './same-answers/walker.ts'

/*
 * npm run proof:same-answers -- record <folder>: makes a fixed series of requests to the demo world and writes down the answers.
 * npm run proof:same-answers -- compare <folder>: repeats them on the present code; exits with 1 when an answer differs.
 *
 * It uses HTTP alone, so that it survives changes inside the product. Both walks begin on copies of one data folder, at the
 * same time of the product's clock, so the answers are equal byte for byte, except for random ids and tokens. Names of built
 * files and of style classes are ignored in pages.
 */

const SHOWN = 5
const AROUND = 120

const CLOCK = pathToFileURL(path.join(ROOT, 'scripts/same-answers/clock.ts')).href

/** Starts the product of this tree with its clock at a time. */
const startAt = (dataDir: string, startsAt: number) =>
  startProduct({
    dataDir,
    flags: ['--import', CLOCK],
    settings: {
      // Answers contain this address, whatever the port.
      APP_ORIGIN: 'http://localhost:3000',
      // Each caller sends its own address, so that they do not share a rate limit.
      TRUST_PROXY: '127.0.0.1',
      SANDBOX_SPEED: '1000',
      WALK_STARTS_AT: String(startsAt),
    },
  })

/** `cp -a` keeps the owner of the database's files; Node's own copy does not. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** Walks on a copy of the data folder, which it deletes afterwards. */
async function answersOf(world: string, startsAt: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'same-answers-'))
  const copied = path.join(folder, 'data')
  copy(world, copied)
  const product = await startAt(copied, startsAt)
  try {
    return await walk(product.port, startsAt)
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const startOf = (folder: string) => path.join(folder, 'starts-at')
const answersIn = (folder: string) => path.join(folder, 'answers.jsonl')
const worldIn = (folder: string) => path.join(folder, 'data')

async function record(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const startsAt = Math.floor(Date.now() / 1000) * 1000
  const product = await startAt(worldIn(folder), startsAt)
  await product.stop()
  const answers = await answersOf(worldIn(folder), startsAt)
  writeFileSync(startOf(folder), String(startsAt))
  writeFileSync(answersIn(folder), answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''))
  say(`답 ${answers.length}개를 적었어요: ${answersIn(folder)}`)
}

async function compare(folder: string) {
  const startsAt = Number(readFileSync(startOf(folder), 'utf8'))
  const lines = readFileSync(answersIn(folder), 'utf8').split('\n').filter(Boolean)
  const before = withoutChance(
    lines.map((line) => JSON.parse(line)),
    startsAt,
  )
  const now = withoutChance(await answersOf(worldIn(folder), startsAt), startsAt)
  const places = Math.max(before.length, now.length)
  const different = Array.from({ length: places }, (_, at) => at).filter(
    (at) => textOf(before[at]) !== textOf(now[at]),
  )
  if (different.length === 0) return say(`답 ${now.length}개가 모두 같아요.`)
  for (const at of different.slice(0, SHOWN)) show(at, textOf(before[at]), textOf(now[at]))
  throw new Stop(`답 ${places}개 가운데 ${different.length}개가 달라요.`)
}

const textOf = (answer: Answer | undefined) =>
  answer
    ? `${answer.who}: ${answer.method} ${answer.path} ${answer.status} ${answer.type}\n${answer.body}`
    : '(없음)'

/** Prints the call, and both texts around the first difference. */
function show(at: number, before: string, now: string) {
  let same = 0
  while (before[same] === now[same]) same += 1
  const part = (text: string) => text.slice(Math.max(0, same - AROUND), same + AROUND)
  console.log(`\n${at + 1}. ${before.split('\n')[0]}\n  전: ${part(before)}\n  지금: ${part(now)}`)
}

await run(async () => {
  const [what, folder] = process.argv.slice(2)
  const job = { record, compare }[what as 'record' | 'compare']
  if (!job || !folder) throw new Stop('이렇게 써 주세요: npm run proof:same-answers -- record|compare 폴더')
  await ensureBuilt()
  await job(path.resolve(folder))
})
