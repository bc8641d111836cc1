import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import { sealForCodef, type TwoWayInfo } from './wire.ts'

/** Our products. Two of one institution can share a confirmation on the phone, two institutions never can. */
export const PRODUCTS = {
  career: { path: '/v1/kr/public/pp/nhis-join/identify-confirmation', organization: '0002' },
  premium: { path: '/v1/kr/public/pp/nhis-insurance-payment/confirmation', organization: '0002' },
  income: { path: '/v1/kr/public/nt/proof-issue/proof-income', organization: '0001' },
  statements: { path: '/v1/kr/public/nt/proof-issue/paystatement-list', organization: '0001' },
} as const

/** Login as a member with a certificate, or at the tax office as a non-member with the resident number. */
const LOGIN = { member: '5', nonMember: '6' } as const

export type Person = {
  readonly name: string
  /** yyyymmdd */
  readonly birthday: string
  /** Digits alone. */
  readonly phone: string
  readonly loginTypeLevel: LoginTypeLevel
  readonly telecom: Telecom
}

type Input = Readonly<Record<string, unknown>>
const PASS_LEVEL: LoginTypeLevel = 5

/** `id` groups the requests that share one confirmation; a new one for every attempt. */
function common(person: Person, id: string): Input {
  return {
    loginTypeLevel: String(person.loginTypeLevel),
    userName: person.name,
    phoneNo: person.phone,
    // The provider rejects empty optional fields, so a messenger request has no carrier.
    ...(person.loginTypeLevel === PASS_LEVEL ? { telecom: String(person.telecom) } : {}),
    originDataYN: '0',
    id,
  }
}

export function careerInput(person: Person, id: string): Input {
  return {
    ...common(person, id),
    organization: PRODUCTS.career.organization,
    loginType: LOGIN.member,
    identity: person.birthday,
    useType: '0',
    isIdentityViewYN: '0',
  }
}

/** From one month to another, both YYYY-MM. */
export function premiumInput(person: Person, id: string, months: { from: string; to: string }): Input {
  return {
    ...common(person, id),
    organization: PRODUCTS.premium.organization,
    loginType: LOGIN.member,
    identity: person.birthday,
    startDate: months.from.replace('-', ''),
    endDate: months.to.replace('-', ''),
    usePurposes: '2',
    useType: '01',
  }
}

/** The resident number's back part is encrypted for the provider here and stored nowhere. */
export function incomeInput(
  person: Person,
  id: string,
  years: { from: number; to: number },
  identity: { backPart: string; publicKey: string },
): Input {
  return {
    ...common(person, id),
    organization: PRODUCTS.income.organization,
    loginType: LOGIN.nonMember,
    identityEncYn: 'Y',
    birthDate: person.birthday.slice(2),
    loginIdentity: sealForCodef(identity.backPart, identity.publicKey),
    startYear: String(years.from),
    endYear: String(years.to),
    usePurposes: '07',
    submitTargets: '01',
    isIdentityViewYn: '0',
    isAddrViewYn: '0',
  }
}

/** One year's wage statements as a member, who gives only the birthday. An earlier session needs no confirmation. */
export function statementsInput(person: Person, id: string, year: number, session?: string): Input {
  return {
    ...common(person, id),
    organization: PRODUCTS.statements.organization,
    loginType: LOGIN.member,
    identity: person.birthday,
    year: String(year),
    ...(session === undefined ? { sessionDataYn: '1' } : { session }),
  }
}

/** The second request: the first one unchanged, with the confirmation. */
export const confirmed = (first: Input, twoWay: TwoWayInfo): Input => ({
  ...first,
  simpleAuth: '1',
  is2Way: true,
  twoWayInfo: twoWay,
})
