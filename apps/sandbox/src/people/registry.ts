import { birthKey, isBirthday } from './birthday.ts'
import { generatePerson } from './generate.ts'
import type { Person } from './person.ts'
import { TEST_PEOPLE } from './test-people.ts'

type Given = { name: string; phone: string; birthday: string }

export function createRegistry(thisYear: () => number) {
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
    byPhone: (phone: string) => people.get(phone) ?? null,
    /** The person of a request: a known or a generated one. Null when name or birthday do not match. */
    identify(given: Given): Person | null {
      const known = people.get(given.phone)
      if (!isBirthday(given.birthday) || (known && known.name !== given.name)) return null
      if (!known || newcomers.has(given.phone)) return generatePerson(given, thisYear())
      const sameBirthday = known.birthday === null || birthKey(known.birthday) === birthKey(given.birthday)
      return sameBirthday ? known : null
    },
    put(person: Person) {
      people.set(person.phone, person)
      newcomers.delete(person.phone)
    },
    /** A person with name and phone only; the career is generated from a later birthday. */
    welcome({ name, phone }: Omit<Given, 'birthday'>) {
      if (people.has(phone)) return
      people.set(phone, { ...generatePerson({ name, phone, birthday: '' }, thisYear()), birthday: null })
      newcomers.add(phone)
    },
    reset,
  }
}
