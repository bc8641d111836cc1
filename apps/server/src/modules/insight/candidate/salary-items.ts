import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { mayCount } from '@coffeeattack/domain/salary/counted-income'
import { type SalaryItem, salaryItemProblems, type SalaryType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { type SalarySeason, seasonAt } from '@coffeeattack/domain/salary/season'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countIncome } from '../../verification/core/count-income.ts'
import { fullIncome, shownIncomes } from '../../verification/core/shown-incomes.ts'
import { earnedYears } from '../../verification/core/store.ts'
import {
  type Account,
  changeAccount,
  entriesOf,
  type Entry,
  findAccount,
  lockAccount,
  removeEntries,
  saveEntries,
} from './store.ts'

export async function showSalaries(userId: string, { db, clock, settings }: ApiDeps) {
  return salariesOf(db.drizzle, userId, seasonAt(clock(), settings.salarySeason))
}

type SaveSalariesInput = { salaryType: SalaryType; salaryItems: readonly SalaryItem[] }

/** Saves salaries year by year; other years stay. The screen asks before it sends a doubled salary. */
export async function saveSalaries(
  userId: string,
  { salaryType, salaryItems }: SaveSalariesInput,
  { db, clock, settings }: ApiDeps,
) {
  const now = clock()
  const season = seasonAt(now, settings.salarySeason)
  const fields = salaryItemProblems(salaryItems, season)
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
  const entries = salaryItems.map(asEntry)
  const hope = entries.find(({ type }) => type === 'HOPE')
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw new Refusal('UNAUTHORIZED')
    await chooseType(tx, { userId, account, salaryType }, now)
    // Zero empties the year.
    await saveEntries(tx, userId, entries.filter(isGiven), now)
    await removeEntries(
      tx,
      userId,
      entries.filter((entry) => !isGiven(entry)),
    )
    if (hope) await changeAccount(tx, userId, { hopeSalary: hope.amount }, now)
    return salariesOf(tx, userId, season)
  })
}

type SaveHopeInput = { hopeSalary: number; jobLabel: string; jobSubLabel: string }

/** Saves the hoped-for salary and the job it is for. */
export async function saveHope(userId: string, hope: SaveHopeInput, { db, clock, settings }: ApiDeps) {
  const now = clock()
  const season = seasonAt(now, settings.salarySeason)
  const { hopeSalary } = hope
  const job = { jobLabel: hope.jobLabel.trim(), jobSubLabel: hope.jobSubLabel.trim() }
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await saveEntries(tx, userId, [{ type: 'HOPE', year: season.hopeYear, amount: hopeSalary }], now)
    await changeAccount(tx, userId, { hopeSalary, ...job }, now)
    return salariesOf(tx, userId, season)
  })
}

type ChooseTypeInput = { userId: string; account: Account; salaryType: SalaryType }

/**
 * Raises are computed from the newest full year, so an office can be chosen only where both tell of that year: neither one
 * without an income, nor one whose income is older (PRO-12, VER-14).
 */
async function chooseType(tx: Queries, { userId, account, salaryType }: ChooseTypeInput, now: Date) {
  if (salaryType === account.salaryType) return
  const earned = await earnedYears(tx, userId)
  const problem = !isSelectable(fullIncome(shownIncomes(earned, salaryType)[salaryType]))
    ? '0원인 연봉 정보는 선택할 수 없어요.'
    : !mayCount(earned, salaryType) && '더 새로운 해의 소득이 있어서 그 소득으로 계산해요.'
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { salaryType: problem } })
  await countIncome(tx, { userId, preferred: salaryType }, now)
}

async function salariesOf(db: Queries, userId: string, { season }: SalarySeason) {
  const account = await findAccount(db, userId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { salaryType } = account
  return { season, salaryType, salaryItems: (await entriesOf(db, userId)).map(asItem) }
}

const isGiven = ({ amount }: Entry) => amount > 0

function asEntry(item: SalaryItem): Entry {
  const { type, year } = item
  return { type, year, amount: item.type === 'REWARD' ? item.additionReward : item.salary }
}

function asItem({ type, year, amount }: Entry) {
  return type === 'REWARD' ? { type, year, additionReward: amount } : { type, year, salary: amount }
}
