import type { FieldValues } from '@coffeeattack/domain/positions/field-kinds'
import {
  emptyPosition,
  type KindOf,
  POSITION_YEARS,
  type PositionDraft,
  type PositionFieldName,
  positionFieldNames,
  positionFields,
} from '@coffeeattack/domain/positions/position'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { readSalary } from '@coffeeattack/domain/salary/limits'
import { isRecord } from '../../drafts/kept.ts'
import { keptPay, partsIn, type PayDraft, payDraftOf } from '../../offers/compose/pay-draft.ts'

type Kind = keyof FieldValues

/** What a form field holds while it is edited, by the kind of the field. */
type Typed = {
  [K in Kind]: K extends 'lines' ? readonly string[] : K extends 'pay' ? PayDraft : string
}

/** A position while it is being written. `version` is the one that was loaded, 0 for a new position. */
export type Draft = { [Name in PositionFieldName]: Typed[KindOf<Name>] } & { version: number }

const orEmpty = (value: string | null) => value ?? ''
const orNull = (typed: string) => (typed.trim() === '' ? null : typed)

const toTyped: { [K in Kind]: (value: FieldValues[K]) => Typed[K] } = {
  text: (value) => value,
  lines: (value) => value,
  job: orEmpty,
  link: orEmpty,
  years: (value) => (value === null ? '' : String(value)),
  salary: (value) => (value === null ? '' : groupDigits(value)),
  pay: payDraftOf,
}

const toValue: { [K in Kind]: (typed: Typed[K]) => FieldValues[K] } = {
  text: (typed) => typed,
  lines: (typed) => typed,
  job: orNull,
  link: orNull,
  years: (typed) => (typed === '' ? null : Number(typed)),
  salary: readSalary,
  pay: partsIn,
}

/** One value per field. TypeScript cannot see that a field and the converter of its kind belong together. */
const everyField = (convert: (name: PositionFieldName, kind: Kind) => unknown): unknown =>
  Object.fromEntries(positionFieldNames.map((name) => [name, convert(name, positionFields[name].kind)]))

export const draftOf = (position: PositionDraft & { readonly version: number }): Draft => ({
  ...(everyField((name, kind) => toTyped[kind](position[name] as never)) as Draft),
  version: position.version,
})

export const bodyOf = (draft: Draft): PositionDraft =>
  everyField((name, kind) => toValue[kind](draft[name] as never)) as PositionDraft

export const emptyDraft: Draft = draftOf({ ...emptyPosition, version: 0 })

/** A draft from the browser's storage. A value of the wrong type falls back to that of `empty`. */
export function keptDraft(kept: unknown, empty: Draft): Draft | null {
  if (!isRecord(kept)) return null
  const fields = everyField((name, kind) => {
    const value = kept[name]
    if (kind === 'pay') return keptPay(value)
    if (kind === 'lines')
      return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : empty[name]
    return typeof value === 'string' ? value : empty[name]
  }) as Draft
  return { ...fields, version: typeof kept['version'] === 'number' ? kept['version'] : empty.version }
}

/** The newest version, with the fields that were changed here since `begun` kept. */
export function rebasedDraft(newest: Draft, { begun, draft }: { begun: Draft; draft: Draft }): Draft {
  const isOwn = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(begun[name as keyof Draft])
  const own = Object.fromEntries(Object.entries(draft).filter(isOwn)) as Partial<Draft>
  return { ...newest, ...own, version: newest.version }
}

/** Whole years up to the limit. */
export const yearsAsTyped = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 2)
  return digits === '' ? '' : String(Math.min(Number(digits), POSITION_YEARS.max))
}
