import {
  type Degree,
  type School,
  schoolProblems,
  type SchoolType,
} from '@coffeeattack/domain/catalogue/education'
import { useState } from 'react'
import { sentMonth, typedMonth } from './month-text.ts'
import type { SchoolItem } from './queries.ts'

type SchoolForm = {
  type: SchoolType
  name: string
  major: string | null
  degree: Degree | null
  /** As typed: '2014.03'. */
  start: string
  end: string
}

function formOf(school: SchoolItem | null): SchoolForm {
  return {
    type: school?.type ?? 'OTHER',
    name: school?.name ?? '',
    major: school?.major ?? null,
    degree: school?.degree ?? null,
    start: typedMonth(school?.start ?? null),
    end: typedMonth(school?.end ?? null),
  }
}

function schoolOf({ start, end, ...form }: SchoolForm): School {
  return { ...form, start: sentMonth(start), end: end === '' ? null : sentMonth(end) }
}

/** One education entry as it is written; a problem is shown once its field was left or saving was tried. */
export function useSchoolForm(saved: SchoolItem | null) {
  const [form, setForm] = useState(() => formOf(saved))
  const [judged, setJudged] = useState<readonly (keyof SchoolForm)[]>([])
  const school = schoolOf(form)
  const problems = schoolProblems(school)
  return {
    form,
    school,
    isEdited: JSON.stringify(form) !== JSON.stringify(formOf(saved)),
    isRight: Object.keys(problems).length === 0,
    problemOf: (name: keyof typeof problems) => (judged.includes(name) ? problems[name] : undefined),
    change: (fields: Partial<SchoolForm>) => setForm((before) => ({ ...before, ...fields })),
    judge: (...names: (keyof SchoolForm)[]) => setJudged((before) => [...before, ...names]),
  }
}
