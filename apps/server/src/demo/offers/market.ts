import type { Candidate } from '../candidates/candidate.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import { createQuota, type Quota } from './quota.ts'

/**
 * Who may still write to whom. One offer per company and candidate is all that this world has: so none is open
 * twice and nobody writes again too soon after a refusal.
 */
export type Market = {
  recruiters: readonly Operator[]
  agents: readonly Operator[]
  quota: Quota
  /** Companies that hire, that the candidate does not hide from, and that have not written yet. */
  companiesFor(candidate: Candidate): Company[]
  recruitersFor(candidate: Candidate): Operator[]
  take(candidate: Candidate, company: Company): void
}

export function createMarket(companies: readonly Company[], operators: readonly Operator[]): Market {
  const taken = new Set<string>()
  const pair = (candidate: Candidate, company: Company) => `${candidate.row.id} ${company.row.id}`
  const recruiters = operators.filter(({ row }) => row.role === 'RECRUITER')
  const isFree = (candidate: Candidate, company: Company) =>
    company.row.active &&
    !taken.has(pair(candidate, company)) &&
    ![...candidate.hiddenFrom].some((key) => company.keys.has(key))

  return {
    recruiters,
    agents: operators.filter(({ row }) => row.role === 'AGENT'),
    quota: createQuota(),
    companiesFor: (candidate) => companies.filter((company) => isFree(candidate, company)),
    recruitersFor: (candidate) => recruiters.filter(({ company }) => isFree(candidate, company!)),
    take: (candidate, company) => void taken.add(pair(candidate, company)),
  }
}
