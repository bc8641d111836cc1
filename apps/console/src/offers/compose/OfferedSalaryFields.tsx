import { hopeGapText } from '@coffeeattack/domain/offers/increase-rate'
import { reversedSalary } from '@coffeeattack/domain/offers/salary-range'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { leaveSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { useState } from 'react'
import type { Profile } from '../../candidates/profile-query.ts'
import { salariesOf, type Draft, type Problems } from './draft.ts'
import { raisePicture } from './raise.ts'
import { RaiseBar } from './RaiseBar.tsx'

type End = 'salaryMin' | 'salaryMax'

type SalaryFieldsProps = {
  profile: Pick<Profile, 'income' | 'hopeSalary'>
  draft: Pick<Draft, End>
  /** The position's own range, where the offer is for one. */
  budget?: { salaryMin: number; salaryMax: number } | undefined
  change: (part: Partial<Pick<Draft, End>>) => void
  problems: Problems
}

const labels: Record<End, string> = { salaryMin: '최소 연봉', salaryMax: '최대 연봉' }

/** The range, and under it what it means to this person as far as they tell. */
export function OfferedSalaryFields({ profile, draft, budget, change, problems }: SalaryFieldsProps) {
  const [left, setLeft] = useState<Problems>({})
  const range = salariesOf(draft)
  const picture = raisePicture(profile.income, range)
  const wrong: Problems = { ...reversedSalary(range), ...problems, ...left }
  const problem = wrong.salaryMin ?? wrong.salaryMax

  function leave(end: End) {
    const { text, problem } = leaveSalary(draft[end])
    setLeft(problem ? { [end]: problem } : {})
    if (text !== draft[end]) change({ [end]: text })
  }
  const field = (end: End) => (
    <MoneyField
      label={labels[end]}
      hideLabel
      name={end}
      value={draft[end]}
      format={salaryAsTyped}
      onValueChange={(text) => change({ [end]: text })}
      onBlur={() => leave(end)}
      aria-invalid={wrong[end] ? true : undefined}
    />
  )
  return (
    <fieldset>
      <legend className="mb-2 flex w-full items-baseline justify-between gap-3 text-label font-medium text-ink-2">
        제안 연봉
        {budget && (
          <span className="text-caption font-normal text-ink-3 tnum">
            {`포지션 ${groupDigits(budget.salaryMin)}~${groupDigits(budget.salaryMax)}`}
          </span>
        )}
      </legend>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {field('salaryMin')}
        <span aria-hidden="true" className="text-ink-3">
          ~
        </span>
        {field('salaryMax')}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-caption font-medium text-danger">
          {problem}
        </p>
      )}
      {picture ? (
        <RaiseBar
          picture={picture}
          hope={profile.hopeSalary}
          hopeText={profile.hopeSalary === null ? null : hopeGapText(profile.hopeSalary, range)}
        />
      ) : (
        profile.income.kind === 'hidden' && (
          <p className="mt-2 text-caption text-ink-3">
            소득을 공개하지 않은 후보자예요. 얼마나 오르는지는 후보자만 봐요.
          </p>
        )
      )}
    </fieldset>
  )
}
