import { parseMonth } from '../kst.ts'
import { lengthOf } from '../text/length.ts'
import type { School } from './education.ts'
import { EDUCATION } from './education-limits.ts'

/* A school as it was typed into its form. The list of schools does not load this. */

/** As stored: trimmed names, null for an empty text. */
export function settleSchool<Given extends Partial<School>>(school: Given): Given {
  const { name, major, end } = school
  return {
    ...school,
    ...(name !== undefined && { name: name.trim() }),
    ...(major !== undefined && { major: major?.trim() || null }),
    ...(end !== undefined && { end: end || null }),
  }
}

/** The errors of an entry, by field. */
export function schoolProblems(school: School): Partial<Record<'name' | 'major' | 'start' | 'end', string>> {
  const start = parseMonth(school.start)
  const end = school.end ? parseMonth(school.end) : null
  return {
    ...(school.name.trim() === '' && { name: '학교를 선택해 주세요.' }),
    ...(lengthOf(school.name) > EDUCATION.nameLimit && {
      name: `${EDUCATION.nameLimit}자까지 작성 가능해요`,
    }),
    ...(lengthOf(school.major ?? '') > EDUCATION.majorLimit && {
      major: `${EDUCATION.majorLimit}자까지 작성 가능해요`,
    }),
    ...(start === null && { start: '입학한 달을 확인해 주세요.' }),
    ...(school.end && end === null && { end: '졸업한 달을 확인해 주세요.' }),
    ...(start !== null && end !== null && end < start && { end: '졸업은 입학보다 뒤여야 해요.' }),
  }
}
