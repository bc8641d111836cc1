import type { Degree, SchoolType } from '@coffeeattack/domain/catalogue/education'
import { schoolsByType } from '../../modules/catalogue/core/reference-rows.ts'
import type { Dice } from '../chance/dice.ts'

export type SchoolEntry = {
  type: SchoolType
  name: string
  major: string | null
  degree: Degree | null
  start: string
  end: string | null
}

const ALL = schoolsByType()
const named = (type: SchoolType) => ALL.filter((school) => school.type === type).map(({ name }) => name)
const [universities, colleges, graduateSchools, highSchools] = (
  ['UNIVERSITY', 'COLLEGE', 'GRADUATE_SCHOOL', 'HIGH_SCHOOL'] as const
).map(named) as [string[], string[], string[], string[]]

type EducationInput = { birthYear: number; workedFrom: number; majors: readonly string[] }

/** Schools that fit the years between birth and the first job; the last school first. */
export function schoolEntries({ birthYear, workedFrom, majors }: EducationInput, dice: Dice): SchoolEntry[] {
  const entered = birthYear + 19
  const left = Math.max(entered + 2, Math.min(workedFrom, entered + dice.int(4, 6)))
  const first: SchoolEntry = dice.chance(0.13)
    ? {
        type: 'COLLEGE',
        name: dice.pick(colleges),
        major: dice.pick(majors),
        degree: 'ASSOCIATE',
        start: `${entered}-03`,
        end: `${entered + 2}-02`,
      }
    : {
        type: 'UNIVERSITY',
        name: dice.pick(universities),
        // Some have not chosen a major yet: the list asks them to.
        major: dice.chance(0.93) ? dice.pick(majors) : null,
        degree: 'BACHELOR',
        start: `${entered}-03`,
        end: `${left}-02`,
      }
  const later = dice.chance(0.12) ? [graduateEntry(left, majors, dice)] : []
  const earlier = dice.chance(0.15) ? [highSchoolEntry(birthYear, dice)] : []
  return [...later, first, ...earlier]
}

function graduateEntry(from: number, majors: readonly string[], dice: Dice): SchoolEntry {
  const stillThere = dice.chance(0.2)
  return {
    type: 'GRADUATE_SCHOOL',
    name: dice.pick(graduateSchools),
    major: dice.pick(majors),
    degree: dice.chance(0.85) ? 'MASTER' : 'DOCTOR',
    start: `${from}-03`,
    end: stillThere ? null : `${from + 2}-02`,
  }
}

function highSchoolEntry(birthYear: number, dice: Dice): SchoolEntry {
  return {
    type: 'HIGH_SCHOOL',
    name: dice.pick(highSchools),
    major: null,
    degree: null,
    start: `${birthYear + 16}-03`,
    end: `${birthYear + 19}-02`,
  }
}
