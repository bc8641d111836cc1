import { hopeGapText } from '@coffeeattack/domain/offers/increase-rate'
import { reversedSalary } from '@coffeeattack/domain/offers/salary-range'
import { disclosedText } from '@coffeeattack/domain/profiles/disclosure'
import { incomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { leaveSalary, salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { MoneyField } from '@coffeeattack/ui/MoneyField'
import { useState } from 'react'
import type { Profile } from '../../candidates/profile-query.ts'
import { salariesOf, type Draft, type Problems } from './draft.ts'
import { raisePicture, type RaisePicture } from './raise.ts'

type End = 'salaryMin' | 'salaryMax'

type SalaryFieldsProps = {
  profile: Pick<Profile, 'income' | 'incomeOrigin' | 'hopeSalary'>
  draft: Pick<Draft, End>
  /** The position's salary range, when the offer has a position. */
  budget?: { salaryMin: number; salaryMax: number } | undefined
  change: (part: Partial<Pick<Draft, End>>) => void
  problems: Problems
}

const labels: Record<End, string> = { salaryMin: '최소 연봉', salaryMax: '최대 연봉' }

/** The salary range and the raise it means for this person, as far as the income is disclosed. */
export function OfferedSalaryFields({ profile, draft, budget, change, problems }: SalaryFieldsProps) {
  const [left, setLeft] = useState<Problems>({})
  const range = salariesOf(draft)
  const [now] = useState(() => new Date())
  const word = incomeWord(profile.incomeOrigin?.year ?? null, now)
  const picture = raisePicture(profile.income, range, word)
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
      <ThisPerson {...profile} />
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

/** What the person hopes for and discloses, in sight while the salary is typed, on a phone as well. */
function ThisPerson({ income, incomeOrigin, hopeSalary }: SalaryFieldsProps['profile']) {
  const facts = [
    ['희망 연봉', hopeSalary === null ? '아직 정하지 않았어요' : moneyText(hopeSalary), null],
    ['공개한 소득', disclosedText(income), incomeOrigin && originText(incomeOrigin)],
  ] as const
  return (
    <dl
      aria-label="이 분의 희망과 소득"
      className="mb-2 grid grid-cols-2 gap-2 rounded-field bg-surface-2 px-3.5 py-2.5"
    >
      {facts.map(([label, figure, origin]) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="text-body-s leading-close font-semibold text-balance tnum">
            {figure}
            {origin && <span className="block text-caption font-normal text-ink-3">{origin}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type RaiseBarProps = { picture: RaisePicture; hope?: number | null; hopeText?: string | null }

const hatched = 'hatched'
const unsureLook = 'bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_3px,var(--track)_3px_7px)]'

/**
 * All parts start at zero: grey is the certain income, hatched grey the possible one, cherry the certain
 * raise, hatched cherry the possible one.
 */
function RaiseBar({ picture: { about, words, rises, parts, from }, hope, hopeText }: RaiseBarProps) {
  const length = parts.now + parts.unsure + parts.up + parts.beyond
  const segments = [
    { name: 'now', size: parts.now, look: 'bg-line-field' },
    { name: 'unsure', size: parts.unsure, look: unsureLook },
    { name: 'up', size: parts.up, look: 'animate-rise bg-rise' },
    { name: 'beyond', size: parts.beyond, look: `animate-rise ${hatched}` },
  ].filter(({ size }) => size > 0)
  return (
    <div className="mt-3 rounded-button bg-surface-2 px-4 pt-3.5 pb-3 text-label text-ink-2">
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span>{about}</span>
        <b className={`text-h3 font-bold tnum ${rises ? 'text-rise-text' : 'text-ink-2'}`}>{words}</b>
      </p>
      <div aria-hidden="true" className="flex h-[18px] gap-0.5 overflow-hidden rounded-tag">
        {segments.map(({ name, size, look }) => (
          <i key={name} className={`block rounded-xs ${look}`} style={{ flex: size }} />
        ))}
      </div>
      <div aria-hidden="true" className="relative h-2">
        {typeof hope === 'number' && hope <= length && (
          <i
            style={{ left: `${(hope / length) * 100}%` }}
            className="absolute top-0.5 -ml-[5px] border-x-5 border-b-6 border-x-transparent border-b-ink"
          />
        )}
      </div>
      <p className="flex justify-between gap-3 text-caption text-ink-3 tnum">
        <span>{from}</span>
        <span>{hopeText}</span>
      </p>
    </div>
  )
}
