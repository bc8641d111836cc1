import type { Person } from '../people/person.ts'
import { birthdayOf, textOf, type Input } from './inputs.ts'

export const EMPLOYEE = '직장가입자'
const DEPENDANT = '직장피부양자'
const SINCE = '20160101'

/** `useType`: everything, employment alone, regional alone, or whoever pays. */
const KEEPS: Readonly<Record<string, (kind: string) => boolean>> = {
  '0': () => true,
  '1': (kind) => kind === EMPLOYEE,
  '2': (kind) => kind.startsWith('지역'),
  '3': (kind) => kind !== DEPENDANT,
}

/** Gains and losses of insurance, newest job first; a current job ends with an empty date. */
export function careerRows(person: Person, input: Input, today: string) {
  const common = {
    resUserNm: person.name,
    resUserIdentiyNo: '******-*******',
    resUserBirth: birthdayOf(input),
    resIssueNo: 'S-0000',
    resIssueDate: today,
  }
  const employed = person.jobs.map((job) => ({
    ...common,
    resJoinUserType: EMPLOYEE,
    resCompanyNm: job.company,
    commStartDate: job.start,
    commEndDate: job.end ?? '',
  }))
  const others = person.otherRows.map((resJoinUserType) => ({
    ...common,
    resJoinUserType,
    resCompanyNm: '',
    commStartDate: person.jobs[0]?.end ?? SINCE,
    commEndDate: '',
  }))
  const keeps = KEEPS[textOf(input['useType'])] ?? (() => true)
  return [...employed, ...others].filter(({ resJoinUserType }) => keeps(resJoinUserType))
}
