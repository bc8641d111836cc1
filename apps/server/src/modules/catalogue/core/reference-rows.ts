import { createHash } from 'node:crypto'
import { POPULAR_JOBS, popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import type { SchoolType } from '@coffeeattack/domain/catalogue/education'
import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { JOBS } from './data/jobs.ts'
import { MAJORS } from './data/majors.ts'
import { SCHOOLS } from './data/schools.ts'
import { ENGINEERING } from './data/tech-engineering.ts'
import { OTHERS } from './data/tech-others.ts'
import { type Named, readNames, searchColumns } from './names.ts'

/* The lists as rows of their tables. Ids are derived from the names, so a name keeps its id. */

export function jobRows() {
  const popular = popularJobs(POPULAR_JOBS.since).map(({ name }) => name)
  return jobGroups().flatMap(({ label, jobs }) =>
    jobs.map(({ name, aliases }) => ({
      id: idOf('job', label, name),
      label,
      subLabel: name,
      ...searchColumns({ name, aliases: [...aliases, label] }),
      popularPlace: popular.includes(name) ? popular.indexOf(name) + 1 : null,
    })),
  )
}

export function jobGroups(): { label: string; jobs: Named[] }[] {
  return JOBS.trim()
    .split('\n')
    .map((line) => {
      const [label = '', names = ''] = line.split(': ')
      return { label, jobs: readNames(names) }
    })
}

/** A technique of several lists is one row, with its best position. */
export function techStackRows() {
  const rows = new Map<string, Named & { popularity: number }>()
  for (const { names } of [...ENGINEERING, ...OTHERS]) {
    for (const [place, { name, aliases }] of readNames(names).entries()) {
      const known = rows.get(name)
      rows.set(name, {
        name,
        aliases: [...(known?.aliases ?? []), ...aliases],
        popularity: Math.max(known?.popularity ?? 0, 1000 - place * 5),
      })
    }
  }
  return [...rows.values()].map(({ name, aliases, popularity }) => ({
    name,
    ...searchColumns({ name, aliases }),
    popularity,
  }))
}

export function universityRows() {
  return schoolsByType().map(({ type, name, aliases }) => ({
    id: idOf('school', type, name),
    name,
    type,
    ...searchColumns({ name, aliases }),
  }))
}

export function schoolsByType(): (Named & { type: SchoolType })[] {
  return (Object.entries(SCHOOLS) as [SchoolType, string][]).flatMap(([type, names]) =>
    readNames(names).map((named) => ({ ...named, type })),
  )
}

export function majorRows() {
  return readNames(MAJORS).map((named) => ({ name: named.name, ...searchColumns(named) }))
}

export function surveyRows() {
  return surveyQuestions.map(({ surveyCode, question, choices }) => ({
    code: surveyCode,
    question,
    choices: [...choices],
  }))
}

/** A UUID of version 8: our own digest of the words. */
function idOf(...words: string[]): string {
  const digest = createHash('sha256').update(words.join('\n')).digest().subarray(0, 16)
  digest[6] = (digest[6]! & 0x0f) | 0x80
  digest[8] = (digest[8]! & 0x3f) | 0x80
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
