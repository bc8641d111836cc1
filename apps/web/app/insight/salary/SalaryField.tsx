import { readSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import type { ComponentProps } from 'react'
import type { useSalaryField } from './use-salary-field.ts'

type SalaryFieldProps = Pick<ComponentProps<typeof MoneyField>, 'ref' | 'label' | 'name' | 'helper'> & {
  field: ReturnType<typeof useSalaryField>
}

/** One amount in 만 원, said in words under it. */
export function SalaryField({ field, helper = '만 원 단위로 입력해 주세요', ...rest }: SalaryFieldProps) {
  const amount = readSalary(field.text)
  return (
    <MoneyField
      {...rest}
      placeholder="0"
      format={salaryAsTyped}
      value={field.text}
      onValueChange={field.change}
      onBlur={field.leave}
      error={field.problem && <span role="alert">{field.problem}</span>}
      helper={amount ? spokenMoney(amount) : helper}
    />
  )
}
