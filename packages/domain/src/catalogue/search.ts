import { lengthOf } from '../text/length.ts'
import { DEBOUNCE_MS } from '../text/timings.ts'
import type { SchoolType } from './education.ts'

/** The school search asks from two characters on, the major search from one (VAL-17, VAL-18). */
export const SCHOOL_SEARCH = {
  minCharacters: 2,
  debounceMs: DEBOUNCE_MS.schoolSearch,
  listMaxHeightPx: 250,
} as const
export const MAJOR_SEARCH = { minCharacters: 1, debounceMs: DEBOUNCE_MS.majorSearch } as const

/** Removes special characters; letters, digits and single spaces stay. */
function sanitised(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The query to send; null while the input is too short. */
export function schoolQuery(typed: string): string | null {
  return longEnough(sanitised(typed), SCHOOL_SEARCH.minCharacters)
}

export function majorQuery(typed: string): string | null {
  return longEnough(sanitised(typed), MAJOR_SEARCH.minCharacters)
}

/** 'Not found, enter directly': the typed name with the type OTHER. */
export function typedSchool(typed: string): { name: string; type: SchoolType } | null {
  const name = schoolQuery(typed)
  return name === null ? null : { name, type: 'OTHER' }
}

function longEnough(text: string, characters: number): string | null {
  return lengthOf(text) >= characters ? text : null
}
