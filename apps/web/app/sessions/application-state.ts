import { DEFAULT_SALARY_TYPE, salaryTypes } from '@coffeeattack/domain/salary/items'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { SalarySeason } from '@coffeeattack/domain/salary/season'
import { flagIn, listIn, numberIn, objectIn, oneOf, storedObject, textIn } from './stored.ts'

/** What a sign-up remembers in session storage until it is finished (AUTH-13). Money is in 만원. */
export type ApplicationState = ReturnType<typeof readApplicationState>

/** The state that was kept, every field with its default; `null` gives the state of a fresh visit. */
export function readApplicationState(text: string | null, season: SalarySeason = salarySeason()) {
  const kept = storedObject(text)
  const lastSchool = objectIn(kept.userLastSchool)
  return {
    accessToken: textIn(kept.accessToken),
    userId: textIn(kept.userId),
    name: textIn(kept.name),
    birthday: textIn(kept.birthday),
    gender: textIn(kept.gender),
    phone: textIn(kept.phone),
    jobLabel: textIn(kept.jobLabel),
    jobSubLabel: textIn(kept.jobSubLabel),
    inputSalary: titledAmount(kept.inputSalary, season.inputTitle),
    existence: flagIn(kept.existence),
    career: listIn(kept.career, jobOf),
    offerAverage: numberIn(kept.offerAverage, null),
    totalMonth: numberIn(kept.totalMonth, 0),
    salaryAverage: numberIn(kept.salaryAverage, null),
    salaryIncreaseRate: numberIn(kept.salaryIncreaseRate, null),
    salaryMax: numberIn(kept.salaryMax, null),
    oldSalary: numberIn(kept.oldSalary, null),
    salary: titledAmount(kept.salary, season.incomeTitle),
    salaryByHealth: numberIn(kept.salaryByHealth, null),
    salaryByTax: numberIn(kept.salaryByTax, null),
    salaryType: oneOf(kept.salaryType, salaryTypes, DEFAULT_SALARY_TYPE),
    hopeSalary: numberIn(kept.hopeSalary, null),
    isMajor: flagIn(kept.isMajor),
    isLeader: flagIn(kept.isLeader),
    willingness: textIn(kept.willingness),
    expiredAt: textIn(kept.expiredAt),
    additionReward: numberIn(kept.additionReward, null),
    school: textIn(kept.school),
    techStackItems: listIn(kept.techStackItems, textOrNull),
    keywords: listIn(kept.keywords, textOrNull),
    linkedinUrl: textIn(kept.linkedinUrl),
    portfolioUrl: textIn(kept.portfolioUrl),
    resumeUrl: textIn(kept.resumeUrl),
    githubUrl: textIn(kept.githubUrl),
    userLastSchool: { type: textIn(lastSchool.type), name: textIn(lastSchool.name) },
  }
}

function titledAmount(value: unknown, defaultTitle: string): { title: string; amount: number | null } {
  const { title, amount } = objectIn(value)
  return { title: textIn(title, defaultTitle), amount: numberIn(amount, null) }
}

function jobOf(item: unknown): { jobLabel: string } | null {
  const { jobLabel } = objectIn(item)
  return typeof jobLabel === 'string' ? { jobLabel } : null
}

function textOrNull(item: unknown): string | null {
  return typeof item === 'string' ? item : null
}
