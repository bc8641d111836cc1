import type { Person } from '../people/person.ts'
import { careerRows } from './career.ts'
import { incomeProof, statementYear, wageStatement, wageStatements } from './income.ts'
import type { Input } from './inputs.ts'
import { premiumBlocks } from './premiums.ts'

/** The five products, with the inputs each must have and what it answers about a person. */
export type Product = {
  readonly path: string
  readonly organization: '0001' | '0002'
  /** What the phone says the confirmation is for. */
  readonly purpose: string
  readonly required: readonly string[]
  /** Null when the institution has nothing to issue. */
  readonly dataOf: (person: Person, input: Input, today: string) => unknown
}

const COMMON = ['organization', 'loginType', 'loginTypeLevel', 'userName', 'phoneNo']

export const isTax = (product: Product) => product.organization === '0001'

export const PRODUCTS: readonly Product[] = [
  {
    path: '/v1/kr/public/pp/nhis-join/identify-confirmation',
    organization: '0002',
    purpose: '건강보험 자격득실 확인',
    required: [...COMMON, 'identity', 'useType'],
    dataOf: careerRows,
  },
  {
    path: '/v1/kr/public/pp/nhis-insurance-payment/confirmation',
    organization: '0002',
    purpose: '건강보험료 납부 확인',
    required: [...COMMON, 'identity', 'startDate', 'endDate', 'usePurposes', 'useType'],
    dataOf: premiumBlocks,
  },
  {
    path: '/v1/kr/public/nt/proof-issue/proof-income',
    organization: '0001',
    purpose: '소득금액증명 발급',
    required: [...COMMON, 'loginIdentity', 'startYear', 'endYear', 'usePurposes', 'submitTargets'],
    dataOf: incomeProof,
  },
  {
    path: '/v1/kr/public/nt/proof-issue/paystatement-income',
    organization: '0001',
    purpose: '근로소득 지급명세서 조회',
    required: [...COMMON, 'identity'],
    dataOf: (person, input, today) => wageStatement(person, statementYear(input, today), today),
  },
  {
    path: '/v1/kr/public/nt/proof-issue/paystatement-list',
    organization: '0001',
    purpose: '지급명세서 목록 조회',
    required: [...COMMON, 'identity', 'year'],
    dataOf: (person, input, today) => wageStatements(person, Number(input['year']), today),
  },
]
