import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { SealedColumn } from '../../../platform/crypto/secrets.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomesOf } from '../core/count-income.ts'
import { toldIncomes } from '../core/shown-incomes.ts'
import { findPerson, interestNames, newestContract, schoolsOf } from './income-store.ts'
import { careerItemsOf } from './registration-store.ts'

/** Everything verification brought, and what the person added to it, for the person's own eyes. */
export async function showVerified(userId: string, deps: ApiDeps) {
  const db = deps.db.drizzle
  const [person, userSelect, inputSalary, incomes, careerItems, userSchoolItems] = await Promise.all([
    findPerson(db, userId),
    interestNames(db, userId),
    newestContract(db, userId),
    incomesOf(db, userId),
    careerItemsOf(db, userId),
    schoolsOf(db, userId),
  ])
  if (!person) throw new Refusal('UNAUTHORIZED')
  const open = (sealed: string | null, column: SealedColumn) => sealed && deps.secrets.open(sealed, column)
  const { id, gender, isMajor, willingness, hopeSalary, techStack } = person
  return {
    userItems: {
      id,
      name: open(person.nameSealed, 'users.name_sealed'),
      phone: open(person.phoneSealed, 'users.phone_sealed'),
      gender,
      birthday: open(person.birthdaySealed, 'users.birthday_sealed'),
      jobLabel: person.jobLabel ?? '',
      jobSubLabel: person.jobSubLabel ?? '',
      isMajor,
      willingness,
      userSelect,
    },
    techStackItems: techStack,
    salaryItems: {
      ...toldIncomes(incomes.shown, incomes.salaryType),
      inputSalary,
      hopeSalary,
    },
    careerItems,
    userSchoolItems,
  }
}

export async function showCareers(userId: string, { db }: ApiDeps) {
  if (!(await findPerson(db.drizzle, userId))) throw new Refusal('UNAUTHORIZED')
  return { careerItems: await careerItemsOf(db.drizzle, userId) }
}
