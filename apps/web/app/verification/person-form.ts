import {
  birthAsTyped,
  birthProblem,
  nameAsTyped,
  nameProblem,
  type Gender,
  genderProblem,
} from '@coffeeattack/domain/verification/person'
import { phoneAsTyped, phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'

/** The career-confirmation form as it is typed (VER-16). */
export type PersonForm = { name: string; birthday: string; gender: Gender | ''; phone: string }
export type PersonField = keyof PersonForm

/** A form that has no problem left; the phone is digits alone. */
export type Person = { name: string; birthday: string; gender: Gender; phone: string }

type Rule = { asTyped: (text: string) => string; problem: (text: string) => string | null }

/** VAL-1, VAL-3, VAL-6 and VAL-2, in the order of the form. */
export const personRules: Record<PersonField, Rule> = {
  name: { asTyped: nameAsTyped, problem: nameProblem },
  birthday: { asTyped: birthAsTyped, problem: birthProblem },
  gender: { asTyped: (text) => text, problem: genderProblem },
  phone: { asTyped: phoneAsTyped, problem: phoneProblem },
}
export const personFields = Object.keys(personRules) as PersonField[]

export type PersonProblems = { [Field in PersonField]?: string | undefined }

export function personProblems(form: PersonForm): PersonProblems {
  return Object.fromEntries(
    personFields.flatMap((field) => {
      const problem = personRules[field].problem(form[field])
      return problem ? [[field, problem]] : []
    }),
  )
}

export function personOf(form: PersonForm): Person | null {
  const { name, birthday, gender, phone } = form
  if (gender === '' || Object.keys(personProblems(form)).length > 0) return null
  return { name, birthday, gender, phone: phoneDigits(phone) }
}
