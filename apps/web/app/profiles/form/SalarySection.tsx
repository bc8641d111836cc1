import { moneyText } from '@coffeeattack/domain/salary/format'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import type { Profile } from '../profile-query.ts'
import { Section } from './Section.tsx'

type SalarySectionProps = { salaries: Profile['userSalaryItems']; onOpen: () => void }

export function SalarySection({ salaries: { inputSalary, hopeSalary }, onOpen }: SalarySectionProps) {
  return (
    <Section title="연봉" part="salary">
      <div className="grid gap-2.5">
        <SelectRow
          label="계약 연봉"
          value={inputSalary && moneyText(inputSalary)}
          placeholder="알려 주세요"
          onClick={onOpen}
        />
        <SelectRow
          label="희망 연봉"
          value={hopeSalary && moneyText(hopeSalary)}
          placeholder="알려 주세요"
          onClick={onOpen}
        />
      </div>
    </Section>
  )
}
