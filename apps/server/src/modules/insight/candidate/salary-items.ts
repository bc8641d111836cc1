import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type SalaryItem, salaryItemProblems, type SalaryType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
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

export async function showSalaries(userId: string, { db, settings }: ApiDeps) {
  return salariesOf(db.drizzle, userId, settings.salarySeason)
}

type SaveSalariesInput = { salaryType: SalaryType; salaryItems: readonly SalaryItem[] }

/** Saves salaries year by year; other years stay. The screen asks before it sends a doubled salary. */
export async function saveSalaries(
  userId: string,
  { salaryType, salaryItems }: SaveSalariesInput,
  { db, clock, settings }: ApiDeps,
) {
  const season = salarySeason(settings.salarySeason)
  const fields = salaryItemProblems(salaryItems, season)
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
  const now = clock()
  const entries = salaryItems.map(asEntry)
  const hope = entries.find(({ type }) => type === 'HOPE')
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw new Refusal('UNAUTHORIZED')
    const chosen = await chooseType(tx, { userId, account, salaryType, incomeYear: season.incomeYear })
    // Zero empties the year.
    await saveEntries(tx, userId, entries.filter(isGiven), now)
    await removeEntries(
      tx,
      userId,
      entries.filter((entry) => !isGiven(entry)),
    )
    await changeAccount(tx, userId, { ...chosen, ...(hope && { hopeSalary: hope.amount }) }, now)
    return salariesOf(tx, userId, settings.salarySeason)
  })
}

type SaveHopeInput = { hopeSalary: number; jobLabel: string; jobSubLabel: string }

/** Saves the hoped-for salary and the job it is for. */
export async function saveHope(userId: string, hope: SaveHopeInput, { db, clock, settings }: ApiDeps) {
  const now = clock()
  const { hopeYear } = salarySeason(settings.salarySeason)
  const { hopeSalary } = hope
  const job = { jobLabel: hope.jobLabel.trim(), jobSubLabel: hope.jobSubLabel.trim() }
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await saveEntries(tx, userId, [{ type: 'HOPE', year: hopeYear, amount: hopeSalary }], now)
    await changeAccount(tx, userId, { hopeSalary, ...job }, now)
    return salariesOf(tx, userId, settings.salarySeason)
  })
}

type ChooseTypeInput = { userId: string; account: Account; salaryType: SalaryType; incomeYear: number }

/** Raises are computed from the chosen income, so a source without an income cannot be chosen (PRO-12). */
async function chooseType(tx: Queries, { userId, account, salaryType, incomeYear }: ChooseTypeInput) {
  if (salaryType === account.salaryType) return {}
  const income = fullIncome(shownIncomes(await earnedYears(tx, userId), incomeYear)[salaryType])
  if (!isSelectable(income))
    throw new Refusal('INVALID_INPUT', { fields: { salaryType: '0원인 연봉 정보는 선택할 수 없어요.' } })
  return { salaryType, verifiedIncome: income }
}

async function salariesOf(db: Queries, userId: string, season: number) {
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
