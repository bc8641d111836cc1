import { paths } from '@coffeeattack/contract/pages'
import { moneyText } from '@coffeeattack/domain/salary/format'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { hopeProblem, isSelectable, readSalary } from '@coffeeattack/domain/salary/limits'
import { salarySeason, type SalarySeason } from '@coffeeattack/domain/salary/season'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { incomeChanged } from '../../../insight/salary/income-changed.ts'
import { countedIncome, type SalaryReport, salaryReportQuery } from '../../../insight/salary/report.ts'
import {
  confirmUnusual,
  HopeBand,
  SalaryField,
  useSalaryField,
} from '../../../insight/salary/SalaryField.tsx'
import { type Salaries, salariesQuery } from '../queries.ts'
import { changedItems, doubledContracts, itemsToSend, type SalaryEntry, savedAmount } from '../salary-form.ts'
import { SubPage, useSubSave } from './SubPage.tsx'

/** Contract, bonus and hope by year (PRO-12). */
export function SalaryScreen() {
  const salaries = useQuery(salariesQuery)
  const incomes = useQuery(salaryReportQuery)
  return (
    <Loaded
      query={together({ salaries, incomes })}
      title="연봉을 불러오지 못했어요"
      skeleton={
        <Skeletons
          round="card"
          label="연봉을 불러오고 있어요"
          className="grid gap-4"
          shapes={['h-20', 'h-20', 'h-20']}
        />
      }
      renderFrame={(inside) => (
        <SubPage title="연봉">
          <div className="px-5 pt-6">{inside}</div>
        </SubPage>
      )}
    >
      {(known) => <SalaryFields {...known} />}
    </Loaded>
  )
}

/** The five amounts of a season: three contracts, newest first, a bonus and a hope. */
function useSalaryEntries(salaries: Salaries, season: SalarySeason) {
  const [oldest, middle, newest] = season.inputYears
  const saved = (type: SalaryEntry['type'], year: number) => savedAmount(salaries, type, year)
  const contracts = [
    { year: newest, field: useSalaryField('contract', saved('INPUT', newest)) },
    { year: middle, field: useSalaryField('contract', saved('INPUT', middle)) },
    { year: oldest, field: useSalaryField('contract', saved('INPUT', oldest)) },
  ]
  const hope = useSalaryField('salary', saved('HOPE', season.hopeYear))
  const reward = useSalaryField('reward', saved('REWARD', season.rewardYear))
  const rows = [
    ...contracts.map(({ year, field }) => ({ type: 'INPUT' as const, year, field })),
    { type: 'HOPE' as const, year: season.hopeYear, field: hope },
    { type: 'REWARD' as const, year: season.rewardYear, field: reward },
  ]
  const entries = (amountOf: (field: typeof hope) => number | null): SalaryEntry[] =>
    rows.map(({ type, year, field }) => ({ type, year, saved: saved(type, year), amount: amountOf(field) }))

  /** The valid amounts, or null when one is invalid; its field shows why. */
  function settle(): SalaryEntry[] | null {
    const refused = rows.filter(({ field }) => field.text !== '' && field.leave() === null)
    const settled = entries((field) => readSalary(field.text))
    const hoped = settled.find(({ type }) => type === 'HOPE')
    const problem = hoped && hoped.saved !== null ? hopeProblem(hoped.amount ?? 0) : null
    if (refused.length === 0 && problem) hope.setProblem(problem)
    return refused.length > 0 || problem ? null : settled
  }
  return {
    contracts,
    hope,
    reward,
    isEdited: changedItems(entries((field) => readSalary(field.text))).length > 0,
    settle,
  }
}

type CountedIncomeProps = {
  incomes: Pick<SalaryReport, 'salaryByHealth' | 'salaryByTax' | 'incomeYears'>
  value: SalaryType
  onChange: (type: SalaryType) => void
}

/**
 * The verified income from which raises are counted: the newest year counts, so there is a choice only where both offices tell of
 * it. One of zero won cannot be selected (PRO-12, VER-14).
 */
function CountedIncome({ incomes, value, onChange }: CountedIncomeProps) {
  const options = [
    { type: 'HEALTH', title: '건강보험 인증 소득', amount: incomes.salaryByHealth },
    { type: 'TAX', title: '국세청 인증 소득', amount: incomes.salaryByTax },
  ] as const
  const newest = Math.max(...Object.values(incomes.incomeYears).map((year) => year ?? 0))
  return (
    <div role="radiogroup" aria-label="인상률을 재는 소득" className="grid gap-2.5">
      {options.map(({ type, title, amount }) => {
        const year = incomes.incomeYears[type]
        const isNewest = isSelectable(amount) && year === newest
        return (
          <OptionRow
            key={type}
            type="radio"
            name="counted-income"
            title={title}
            note={noteOf({ amount, year, isNewest })}
            disabled={!isNewest}
            checked={value === type && isNewest}
            onChange={() => onChange(type)}
          />
        )
      })}
    </div>
  )
}

type Told = { amount: number | null; year: number | null; isNewest: boolean }

function noteOf({ amount, year, isNewest }: Told): string {
  if (!isSelectable(amount)) return '확인된 소득이 없어 고를 수 없어요'
  const income = `${year}년 ${moneyText(amount)}`
  return isNewest ? income : `${income} · 더 새로운 해의 소득으로 재요`
}

function SalaryFields({ salaries, incomes }: { salaries: Salaries; incomes: SalaryReport }) {
  const season = salarySeason(salaries.season)
  const { contracts, reward, hope, isEdited, settle } = useSalaryEntries(salaries, season)
  const [salaryType, setSalaryType] = useState<SalaryType>(salaries.salaryType)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const edited = isEdited || salaryType !== salaries.salaryType
  const income = countedIncome(incomes, salaryType)

  async function send(): Promise<unknown> {
    const entries = settle()
    if (!entries) return null
    for (const { salary, before } of doubledContracts(entries, income)) {
      if (!(await confirmUnusual(salary, before))) return null
    }
    const salaryItems = itemsToSend(entries, season)
    const answer = await api('POST /v2/users/salary', { body: { salaryType, salaryItems } })
    queries.setQueryData(salariesQuery.queryKey, answer)
    void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
    if (salaryType !== salaries.salaryType) await incomeChanged()
    return answer
  }
  const { busy, saveAndClose } = useSubSave({ edited, send })

  async function save(event: SubmitEvent) {
    event.preventDefault()
    await saveAndClose()
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <SubPage
      title="연봉을 알려 주세요"
      lead="리포트에서 받은 제안과 나란히 보여 드려요. 계약 연봉은 회사에 보이지 않아요."
      save={{ label: '저장하기', disabled: !edited, busy, form: id }}
    >
      <form
        id={id}
        ref={fields}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-9 px-5 pt-7 pb-8"
      >
        <Group title="희망 연봉">
          <div>
            <SalaryField label={`${season.hopeYear}년 희망 연봉`} field={hope} />
            <HopeBand text={hope.text} />
          </div>
        </Group>
        <Group title="계약 연봉">
          {contracts.map(({ year, field }) => (
            <SalaryField key={year} label={`${year}년 계약 연봉`} field={field} />
          ))}
        </Group>
        <Group title="추가 보상">
          <SalaryField
            label={`${season.rewardYear}년 성과급과 그 밖의 보상`}
            field={reward}
            helper="계약 연봉 말고 받은 금액이에요"
          />
        </Group>
        <Group title="인상률을 재는 소득">
          <CountedIncome incomes={incomes} value={salaryType} onChange={setSalaryType} />
          {countedIncome(incomes, 'TAX') === null && (
            <Link to={paths.income()} className={`${textLinkLook} justify-self-start`}>
              국세청 소득 인증하기
            </Link>
          )}
        </Group>
      </form>
    </SubPage>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4.5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}
