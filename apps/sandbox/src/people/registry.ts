import { birthKey, isBirthday } from './birthday.ts'
import { generatePerson } from './generate.ts'
import type { Person } from './person.ts'
import { TEST_PEOPLE } from './test-people.ts'

export type Registry = {
  readonly all: () => Person[]
  readonly byPhone: (phone: string) => Person | null
  /** The person of a request: a known or a generated one. Null when name or birthday do not match. */
  readonly identify: (given: { name: string; phone: string; birthday: string }) => Person | null
  /** A test person. */
  readonly put: (person: Person) => void
  /** A person with name and phone only; the career is generated from a later birthday. */
  readonly welcome: (given: { name: string; phone: string }) => void
  readonly reset: () => void
}

export function createRegistry(thisYear: () => number): Registry {
  const people = new Map<string, Person>()
  const newcomers = new Set<string>()
  const reset = () => {
    people.clear()
    newcomers.clear()
    for (const person of TEST_PEOPLE) people.set(person.phone, person)
  }
  reset()

  return {
    all: () => [...people.values()],
    byPhone: (phone) => people.get(phone) ?? null,
    identify(given) {
      const known = people.get(given.phone)
      if (!isBirthday(given.birthday) || (known && known.name !== given.name)) return null
      if (!known || newcomers.has(given.phone)) return generatePerson(given, thisYear())
      const sameBirthday = known.birthday === null || birthKey(known.birthday) === birthKey(given.birthday)
      return sameBirthday ? known : null
    },
    put(person) {
      people.set(person.phone, person)
      newcomers.delete(person.phone)
    },
    welcome({ name, phone }) {
      if (people.has(phone)) return
      people.set(phone, { ...generatePerson({ name, phone, birthday: '' }, thisYear()), birthday: null })
      newcomers.add(phone)
    },
    reset,
  }
}
