import { orderCareer } from '../profiles/career.ts'
import { EDUCATION } from './education-limits.ts'

/* Schools in a profile (PRO-8). */

/** OTHER: the search did not find the school, the person typed its name. */
export const schoolTypes = ['HIGH_SCHOOL', 'COLLEGE', 'UNIVERSITY', 'GRADUATE_SCHOOL', 'OTHER'] as const
export type SchoolType = (typeof schoolTypes)[number]

export const schoolTypeNames: Readonly<Record<SchoolType, string>> = {
  HIGH_SCHOOL: '고등학교',
  COLLEGE: '전문대학',
  UNIVERSITY: '대학교',
  GRADUATE_SCHOOL: '대학원',
  OTHER: '기타',
}

export const degrees = ['ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTOR', 'NONE'] as const
export type Degree = (typeof degrees)[number]

export const degreeNames: Readonly<Record<Degree, string>> = {
  ASSOCIATE: '전문학사',
  BACHELOR: '학사',
  MASTER: '석사',
  DOCTOR: '박사',
  NONE: '학위 없음',
}

export type School = {
  type: SchoolType
  name: string
  major: string | null
  degree: Degree | null
  /** YYYY-MM; an empty end means that the person still studies there. */
  start: string
  end: string | null
}

/** Current schools first, then the latest end, as with jobs. */
export const orderSchools: <Item extends Pick<School, 'start' | 'end'>>(items: readonly Item[]) => Item[] =
  orderCareer

/** Whether one more entry is allowed; ten are the limit. */
export function canAddSchool(count: number): boolean {
  return count < EDUCATION.max
}

export type SchoolRow = { school: string; major: string; needsMajor: boolean; period: string }

/** A row of the list: school, major with degree, start and end; or the prompt to select a major. */
export function schoolRow(school: School): SchoolRow {
  const { major, degree } = school
  const degreeText = degree && degree !== 'NONE' ? ` · ${degreeNames[degree]}` : ''
  return {
    school: school.name,
    major: major ? `${major}${degreeText}` : '전공을 선택해 주세요',
    needsMajor: !major,
    period: `${dotted(school.start)} ~ ${school.end ? dotted(school.end) : '재학 중'}`,
  }
}

function dotted(month: string): string {
  return month.replace('-', '.')
}
