import { orderSchools } from '@coffeeattack/domain/catalogue/education'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isVisible } from '@coffeeattack/domain/profiles/attack-period'
import { derivedFlags } from '@coffeeattack/domain/profiles/completeness'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { fileUrlsOf } from '../../files/core/attach-files.ts'
import { anonymousProfiles } from '../core/anonymous-profiles.ts'
import { completenessOf } from '../core/profile-completeness.ts'
import { findOwnProfile } from '../core/store.ts'
import { findAccount } from './store.ts'

export async function showProfile(userId: string, deps: ApiDeps) {
  return profileOf(deps.db.drizzle, userId, deps)
}

/** The profile for the person's own eyes; inside a transaction it shows what that transaction wrote. */
export async function profileOf(db: Queries, userId: string, deps: ApiDeps) {
  const row = await findOwnProfile(db, userId)
  if (!row) throw new Refusal('UNAUTHORIZED')
  const { careers: careerItems, githubUrl, linkedinUrl } = row
  const userSalaryItems = { inputSalary: row.inputSalary, hopeSalary: row.hopeSalary }
  return {
    id: row.id,
    careerItems,
    userSalaryItems,
    salaryType: row.salaryType,
    verifiedIncome: row.verifiedIncome,
    incomeYear: row.incomeYear,
    incomeItems: row.incomes,
    githubUrl,
    linkedinUrl,
    resumeUrl: row.resumeUrl,
    portfolioUrl: row.portfolioUrl,
    ...(await fileUrlsOf(row.files, deps)),
    email: row.emailSealed && deps.secrets.open(row.emailSealed, 'users.email_sealed'),
    hashtags: row.hashtags,
    agent: row.agentHelp,
    jobLabel: row.jobLabel,
    jobSubLabel: row.jobSubLabel,
    techStackItems: row.techStack,
    userSchoolItems: orderSchools(row.schools),
    isMajor: row.isMajor,
    willingness: row.willingness,
    userSelect: row.userSelect,
    ...derivedFlags({ careerItems, userSalaryItems, githubUrl, linkedinUrl }),
    completeness: completenessOf(row),
  }
}

/** Who the person is to themselves, and whether companies see them now. */
export async function showMy(userId: string, { db, clock, secrets }: ApiDeps) {
  const account = await findAccount(db.drizzle, userId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { nameSealed, certifiedAt, activity } = account
  return {
    isActivate: isVisible(activity, clock()),
    name: nameSealed && secrets.open(nameSealed, 'users.name_sealed'),
    certified: certifiedAt !== null,
    expiredAt: activity.expiredAt?.toISOString() ?? null,
  }
}

/** The person's own profile with a company's eyes (ROUTE-10). Nobody else's is found here. */
export async function showPreview(id: string, callerId: string, deps: ApiDeps) {
  if (id !== callerId) throw new Refusal('NOT_FOUND')
  const [profile] = await anonymousProfiles(deps.db.drizzle, [id], deps)
  if (!profile) throw new Refusal('UNAUTHORIZED')
  return profile
}
