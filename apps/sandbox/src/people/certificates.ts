import type { Channel } from '../codef/inputs.ts'
import type { Person } from './person.ts'

/** Which phone was asked for a confirmation that it could not give, and by which app. */
export type CertificateWish = Channel & { readonly at: number }

export type Certificates = {
  readonly has: (person: Person) => boolean
  readonly issue: (phone: string) => void
  /** Somebody without a certificate was asked to confirm: their phone offers to issue one. */
  readonly miss: (phone: string, wish: CertificateWish) => void
  readonly missed: (phone: string) => CertificateWish | null
  /** Phones with an open wish. */
  readonly wishes: () => string[]
  readonly reset: () => void
}

export function createCertificates(changed: (phone: string) => void): Certificates {
  const issued = new Set<string>()
  const wishes = new Map<string, CertificateWish>()
  return {
    has: (person) => person.certificate || issued.has(person.phone),
    issue(phone) {
      issued.add(phone)
      wishes.delete(phone)
      changed(phone)
    },
    miss(phone, wish) {
      wishes.set(phone, wish)
      changed(phone)
    },
    missed: (phone) => wishes.get(phone) ?? null,
    wishes: () => [...wishes.keys()],
    reset() {
      issued.clear()
      wishes.clear()
    },
  }
}
