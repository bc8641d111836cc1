import {
  birthProblem,
  type Gender,
  genderProblem,
  nameProblem,
} from '@coffeeattack/domain/verification/person'
import { phoneDigits, phoneProblem } from '@coffeeattack/domain/verification/phone'

/** The career form's values as typed (VER-16). */
export type PersonForm = { name: string; birthday: string; gender: Gender | ''; phone: string }

/** A valid form; the phone is digits only. */
export type Person = PersonForm & { gender: Gender }

/** VAL-1, VAL-3, VAL-6 and VAL-2, in the order of the form. */
export const personRules = {
  name: nameProblem,
  birthday: birthProblem,
  gender: genderProblem,
  phone: phoneProblem,
} satisfies { [Field in keyof PersonForm]: (typed: string) => string | null }

const fields = Object.keys(personRules) as (keyof PersonForm)[]

export function personOf(form: PersonForm): Person | null {
  const { gender, phone } = form
  if (gender === '' || fields.some((field) => personRules[field](form[field]))) return null
  return { ...form, gender, phone: phoneDigits(phone) }
}
