import { BIRTH, GENDERS, NAME } from '@coffeeattack/domain/verification/person'
import { PHONE } from '@coffeeattack/domain/verification/phone'
import { Segmented } from '@coffeeattack/ui/Segmented'
import { TextField } from '@coffeeattack/ui/TextField'
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

type PersonFormState = ReturnType<typeof usePersonForm>

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

/** Name, birth date, gender, phone (VER-16). */
export function PersonFields({ form, shown, judge, change }: PersonFormState) {
  const text = (field: PersonField) => ({
    name: field,
    format: personRules[field].asTyped,
    value: form[field],
    onValueChange: (value: string) => change(field, value),
    onBlur: () => judge(field),
    error: shown[field] && <span role="alert">{shown[field]}</span>,
  })
  return (
    <div className="grid gap-5">
      <TextField
        {...text('name')}
        label="이름"
        autoComplete="name"
        enterKeyHint="next"
        placeholder="한지우"
        maxLength={NAME.max}
      />
      <TextField
        {...text('birthday')}
        label="생년월일"
        hint={`숫자 ${BIRTH.digits}자리`}
        inputMode="numeric"
        autoComplete="bday"
        enterKeyHint="next"
        placeholder="19950314"
      />
      <Segmented
        label="성별"
        options={genders}
        value={form.gender || undefined}
        onValueChange={(gender) => change('gender', gender)}
        error={shown.gender}
        inputProps={{ name: 'gender' }}
      />
      <TextField
        {...text('phone')}
        label="휴대전화 번호"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="done"
        placeholder="010-0000-0000"
        maxLength={PHONE.maxLength}
      />
    </div>
  )
}
