import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createDice } from '../../apps/server/src/demo/chance/dice.ts'
import { Stop, say } from '../say.mjs'
import { createParties } from './pact-races/parties.ts'
import { race } from './pact-races/round.ts'
import { judge } from './pact-races/verdict.ts'
import { startWorld } from './pact-races/world.ts'
import { inside } from './people.ts'
import { until } from './programs.ts'
import { hold, runProof, showLogs, since } from './proof.ts'

/*
 * npm run proof:pact-races: at the same moment a side signs on the phone, the company sends a new version and withdraws the pact, and
 * the last day is over, on two processes with one PostgreSQL, while their jobs run. Each round has to end in one outcome, with no
 * signature on a closed version, nothing half done, and both sides told once.
 *
 *   --rounds=200     how many pacts
 *   --seed=12345     repeats who acts on which process, and when (the machine decides who wins)
 */

/** Pacts that are raced for at the same time, each of another company: what one waits for does not hold up the others. */
const LANES = 4
/** A company's recruiter may make 600 calls a minute, so each has a few rounds. */
const ROUNDS_A_COMPANY = 20
/** With fewer rounds an outcome may be missing by chance. */
const EVERY_OUTCOME_FROM = 100
const OUTCOMES = ['SIGNED_BY_CANDIDATE', 'SENT (새 안)', 'WITHDRAWN', 'LAPSED', 'SEALED']
/** The job seals twenty in a minute. */
const SEALED_WITHIN_SECONDS = 600

await runProof({ name: 'pact-races', minutes: 90 }, async (folder, stopping) => {
  const { values } = parseArgs({ options: { rounds: { type: 'string' }, seed: { type: 'string' } } })
  const rounds = Number(values.rounds ?? 200)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Stop('--rounds에는 1 이상의 수를 적어 주세요.')
  const seed = values.seed ?? String(randomInt(2 ** 32))
  const began = performance.now()
  const world = await startWorld(folder, stopping)
  try {
    await inside(world.settings, async (deps, app) => {
      const parties = createParties(world, deps, app)
      const dice = createDice(seed)
      say(`${rounds}번 겨뤄요 (--seed=${seed}, 준비 ${since(began)}).`)
      const outcomes = new Map<string, number>()
      let begun = 0
      const lane = async () => {
        let company = await parties.openCompany()
        for (let own = 1; begun < rounds; own++) {
          stopping.throwIfAborted()
          const number = ++begun
          if (own % ROUNDS_A_COMPANY === 0) company = await parties.openCompany()
          const raced = await race(parties, { company, number, dice: dice.of(number), deps, stopping })
          const outcome = await judge(parties, raced)
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          if (number % 25 === 0) say(`${number}번 (${since(began)})`)
        }
      }
      await Promise.all(Array.from({ length: LANES }, lane))
      for (const [outcome, times] of outcomes) say(`  ${String(times).padStart(4)}번  ${outcome}`)
      const missing = OUTCOMES.filter((outcome) => !outcomes.has(outcome))
      if (rounds >= EVERY_OUTCOME_FROM)
        hold(missing.length === 0, '한 번도 나오지 않은 결말이 있어요.', missing)
      const unsealed = async () =>
        (await parties.rows('select from pact_seals where sealed_at is null')).length
      await until(
        '봉인이 끝나지 않았어요',
        SEALED_WITHIN_SECONDS,
        async () => (await unsealed()) === 0,
        stopping,
      )
      const [files] = await parties.rows(
        'select count(*)::int as made, count(distinct store_key)::int as kept from pact_seals',
      )
      hold(
        files.made === (outcomes.get('SEALED') ?? 0) && files.kept === files.made,
        '봉인한 파일의 수가 달라요.',
        files,
      )
      say(`봉인한 파일 ${files.made}개가 모두 만들어졌어요.`)
    })
    for (const { name, isRunning, said } of world.services) {
      hold(isRunning, `${name}이 그사이에 꺼졌어요.`)
      // A refusal is an error of level 'error' as well, and of those only the expected one.
      const errors = said()
        .split('\n')
        .filter((line) => /"level":"(error|fatal)"/.test(line) && !/"status":409/.test(line))
      hold(errors.length === 0, `${name}의 로그에 오류가 있어요.`, errors.slice(0, 3).join('\n'))
    }
  } catch (error) {
    console.error(`--seed=${seed}`)
    showLogs(world.services)
    throw error
  } finally {
    await world.close()
  }
  say(`${rounds}번 모두 한 결말로 끝났고, 두 쪽이 한 번씩 들었어요 (${since(began)}).`)
})
