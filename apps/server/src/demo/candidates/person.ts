import { GENDERS } from '@coffeeattack/domain/verification/gender'
import type { Dice } from '../chance/dice.ts'
import type { Person } from './candidate.ts'
import { nameFor } from './names.ts'

/** Somebody invented, old enough for the first job. Numbers `010-1000-XXXX` belong to this world alone. */
export function createPerson(place: number, firstYear: number, dice: Dice): Person {
  const gender = dice.pick(GENDERS)
  const birthYear = firstYear - dice.int(24, gender === '남성' ? 29 : 27)
  return {
    name: nameFor(gender, dice),
    phone: `0101000${2000 + place}`,
    email: dice.chance(0.7) ? `person${String(place).padStart(3, '0')}@mail.example` : null,
    birthday: `${birthYear}${two(dice.int(1, 12))}${two(dice.int(1, 28))}`,
    gender,
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
