import { degreeNames } from '@coffeeattack/domain/catalogue/education'
import type { AnonymousProfile } from './queries.ts'

/** '서울과학기술대학교 · 컴퓨터공학과 · 학사' */
export function schoolText({ name, major, degree }: AnonymousProfile['schools'][number]): string {
  const names: Readonly<Record<string, string>> = degreeNames
  const degreeName = degree === null || degree === 'NONE' ? null : names[degree]
  return [name, major, degreeName].filter(Boolean).join(' · ')
}
