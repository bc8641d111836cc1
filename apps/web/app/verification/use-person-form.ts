import { useState } from 'react'
import {
  type Person,
  type PersonField,
  personFields,
  type PersonForm,
  personOf,
  personProblems,
  type PersonProblems,
  personRules,
} from './person-form.ts'

/** A field is judged when it is left; while it is typed again its message goes as soon as it is right. */
export function usePersonForm(initial: PersonForm) {
  const [form, setForm] = useState(initial)
  const [shown, setShown] = useState<PersonProblems>({})

  function judge(field: PersonField, value: string = form[field]) {
    const problem = personRules[field].problem(value)
    setShown((before) => ({ ...before, [field]: problem ?? undefined }))
  }
  function change(field: PersonField, value: string) {
    setForm((before) => ({ ...before, [field]: value }))
    if (shown[field]) judge(field, value)
  }
  /** The person, or the first field that is wrong; every problem shows from now on. */
  function settle(): { person: Person } | { wrong: PersonField } {
    const problems = personProblems(form)
    setShown(problems)
    const person = personOf(form)
    return person ? { person } : { wrong: personFields.find((field) => problems[field]) ?? 'name' }
  }
  return { form, shown, judge, change, settle }
}

export type PersonFormState = ReturnType<typeof usePersonForm>
