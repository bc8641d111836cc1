import { readFileSync } from 'node:fs'
import { type CompanyIdentity, companyKey, viewerKeys } from '@coffeeattack/domain/companies/name'
import type { companies, companyAliases } from '../../platform/db/schema/companies.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import { aboutCompany } from './about.ts'
import { checkedColumns } from './listing.ts'

/** A company as the drawn marks name it. */
export type LogoCompany = { slug: string; name: string; domain: string }

/** The invented companies that have a drawn mark; they are the companies of the demo world too. */
export function readLogos(): LogoCompany[] {
  const list = new URL('../../../../web/public/logos/index.json', import.meta.url)
  return JSON.parse(readFileSync(list, 'utf8')) as LogoCompany[]
}

/** Companies of one group, by slug: who hides from one of them hides from all. */
const GROUPS: readonly (readonly string[])[] = [
  ['doodle-pay', 'yeoul-finance', 'joyakdol-insure'],
  ['neoul-energy', 'baramgaebi-power'],
  ['byeolmuri-games', 'mulsujebi', 'byeolsatang-studio'],
  ['mocha-logis', 'surebakwi-auto'],
]

/** Other names that a register, a contract or a person might write. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'noeul-cloud': ['Noeul Cloud', '노을시스템'],
  'doodle-pay': ['Doodle Pay', '두들랩'],
  'ongyeol-health': ['Ongyeol Health'],
  'mocha-logis': ['Mocha Logis', '모카물류'],
  'bandal-labs': ['Bandal Labs', '반달연구소'],
  'neoul-energy': ['Neoul Energy'],
  'semo-store': ['Semo Store', '세모마켓'],
  'byeolmuri-games': ['Byeolmuri Games', '별무리엔터'],
  'solbangul-soft': ['Solbangul Soft'],
  'batu-robotics': ['Batu Robotics'],
}

/** Known to us, but they do not hire at the moment. */
const RESTING = new Set(['sageumpari', 'motungi-hwalja'])

export type Company = {
  slug: string
  row: typeof companies.$inferInsert & { name: string; active: boolean; domain: string; feeRate: number }
  aliases: readonly string[]
  /** Every key under which the company or one of its group is known. */
  keys: ReadonlySet<string>
}

export function createCompanies(logos: readonly LogoCompany[], now: Date, dice: Dice): Company[] {
  const groupIds = GROUPS.map(() => dice.id(daysBefore(now, 420)))
  return logos.map((logo, place) => {
    const createdAt = between(daysBefore(now, 400), daysBefore(now, 150), dice)
    // The newest ones have not shown their papers yet.
    const isKnown = place < logos.length - 4
    const group = GROUPS.findIndex((slugs) => slugs.includes(logo.slug))
    return {
      slug: logo.slug,
      aliases: ALIASES[logo.slug] ?? [],
      keys: viewerKeys({ ...identityOf(logo), affiliates: affiliatesOf(logo, logos) }),
      row: {
        id: dice.id(createdAt),
        name: logo.name,
        key: companyKey(logo.name),
        groupId: groupIds[group] ?? null,
        businessNumber: businessNumber(place),
        logo: `/logos/${logo.slug}.svg`,
        domain: logo.domain,
        ...aboutCompany(logo.slug, dice.of('about', logo.slug)),
        active: !RESTING.has(logo.slug),
        verifiedAt: isKnown ? new Date(createdAt.getTime() + 86_400_000) : null,
        ...checkedColumns(logo.slug, isKnown, now),
        createdAt,
      },
    }
  })
}

export function aliasRows(all: readonly Company[]): (typeof companyAliases.$inferInsert)[] {
  return all.flatMap(({ row, aliases }) =>
    aliases.map((name) => ({ companyId: row.id, key: companyKey(name), name })),
  )
}

function identityOf({ slug, name }: LogoCompany): CompanyIdentity {
  return { name, aliases: ALIASES[slug] ?? [] }
}

function affiliatesOf({ slug }: LogoCompany, logos: readonly LogoCompany[]): CompanyIdentity[] {
  const group = GROUPS.find((slugs) => slugs.includes(slug)) ?? []
  return logos.filter((other) => other.slug !== slug && group.includes(other.slug)).map(identityOf)
}

const CHECK_WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Ten digits with a true check digit, of a tax office that does not exist (999): nobody's number. */
export function businessNumber(place: number): string {
  const digits = `99986${String(1000 + place * 7)}`
  const sum = CHECK_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const carried = Math.floor((Number(digits[8]) * 5) / 10)
  return `${digits}${(10 - ((sum + carried) % 10)) % 10}`
}
