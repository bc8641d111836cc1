import { moneyText } from '@coffeeattack/domain/salary/format'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { paths } from '../../../paths.ts'
import { countedIncome } from '../../../insight/salary/counted-income.ts'
import { askIfMeant } from '../../../insight/salary/ask-if-meant.ts'
import { HopeBand } from '../../../insight/salary/HopeBand.tsx'
import { type SalaryReport, salaryReportQuery } from '../../../insight/salary/report-query.ts'
import { SalaryField } from '../../../insight/salary/SalaryField.tsx'
import { type Salaries, salariesQuery } from '../queries.ts'
import { doubledContracts, itemsToSend } from '../salary-form.ts'
import { useSalaryEntries } from '../use-salary-entries.ts'
import { useSubSave } from '../use-sub-save.ts'
import { SubPage } from './SubPage.tsx'

type CountedIncomeProps = {
  incomes: Pick<SalaryReport, 'salaryByHealth' | 'salaryByTax'>
  value: SalaryType
  onChange: (type: SalaryType) => void
}

/** Which verified income a raise is counted from. One of zero won can't be selected (PRO-12). */
function CountedIncome({ incomes, value, onChange }: CountedIncomeProps) {
  const options = [
    { type: 'HEALTH', title: '건강보험 인증 소득', amount: incomes.salaryByHealth },
    { type: 'TAX', title: '국세청 인증 소득', amount: incomes.salaryByTax },
  ] as const
  return (
    <div role="radiogroup" aria-label="인상률을 재는 소득" className="grid gap-2.5">
      {options.map(({ type, title, amount }) => (
        <OptionRow
          key={type}
          type="radio"
          name="counted-income"
          title={title}
          note={isSelectable(amount) ? moneyText(amount) : '확인된 소득이 없어 고를 수 없어요'}
          disabled={!isSelectable(amount)}
          checked={value === type && isSelectable(amount)}
          onChange={() => onChange(type)}
        />
      ))}
    </div>
  )
}

type SalaryFieldsProps = { salaries: Salaries; incomes: SalaryReport }

export function SalaryFields({ salaries, incomes }: SalaryFieldsProps) {
  const season = salarySeason(salaries.season)
  const { contracts, reward, hope, isEdited, settle } = useSalaryEntries(salaries, season)
  const [salaryType, setSalaryType] = useState<SalaryType>(salaries.salaryType)
  const fields = useRef<HTMLDivElement>(null)
  const edited = isEdited || salaryType !== salaries.salaryType
  const income = countedIncome(incomes, salaryType)

  async function send(): Promise<unknown> {
    const entries = settle()
    if (!entries) return null
    for (const { salary, before } of doubledContracts(entries, income)) {
      if (!(await askIfMeant(salary, before))) return null
    }
    const salaryItems = itemsToSend(entries, season)
    const answer = await api('POST /v2/users/salary', { body: { salaryType, salaryItems } })
    queries.setQueryData(salariesQuery.queryKey, answer)
    void queries.invalidateQueries({ queryKey: salaryReportQuery.queryKey })
    return answer
  }
  const { busy, saveAndClose } = useSubSave({ edited, send })

  async function save() {
    await saveAndClose()
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <SubPage
      title="연봉을 알려 주세요"
      lead="리포트에서 받은 제안과 나란히 보여 드려요. 계약 연봉은 회사에 보이지 않아요."
      save={{ label: '저장하기', disabled: !edited, busy, onPress: () => void save() }}
    >
      <div ref={fields} className="grid gap-9 px-5 pt-7 pb-8">
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
      </div>
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
