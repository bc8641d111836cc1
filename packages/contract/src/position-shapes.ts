import type { PositionField } from '@coffeeattack/domain/positions/field-kinds'
import {
  POSITION_YEARS,
  type PositionDraft,
  positionFieldNames,
  type PositionFieldName,
  positionFields,
  type StoredPosition,
} from '@coffeeattack/domain/positions/position'
import { clampSalary } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { jobText, link } from './profile-fields.ts'
import { requiredText, textUpTo } from './rule.ts'
import { manwon, payParts } from './shapes.ts'

type Shapes<Values> = { [Name in keyof Values]: z.ZodType<Values[Name], Values[Name]> }

function sentShape(field: PositionField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textUpTo(field.limit)
    case 'lines':
      return z.array(requiredText(field.limit)).max(field.max)
    case 'job':
      return jobText.nullable()
    case 'link':
      return link.nullable()
    case 'years':
      return z.int().min(POSITION_YEARS.min).max(POSITION_YEARS.max).nullable()
    case 'salary':
      return z.int().min(0).overwrite(clampSalary).nullable()
    case 'pay':
      return payParts.nullable()
  }
}

function shownShape({ kind }: PositionField): z.ZodType {
  switch (kind) {
    case 'text':
      return z.string()
    case 'lines':
      return z.array(z.string())
    case 'job':
    case 'link':
      return z.string().nullable()
    case 'years':
      return z.int().nullable()
    case 'salary':
      return manwon
    case 'pay':
      return payParts.nullable()
  }
}

/** The body of a call that creates or changes a position. */
export const sentPosition = Object.fromEntries(
  positionFieldNames.map((name) => [name, sentShape(positionFields[name])]),
) as Shapes<PositionDraft>

/** The fields of a position with these names, as answers show them. */
export const shownFields = <Name extends PositionFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, shownShape(positionFields[name])])) as Shapes<
    Pick<StoredPosition, Name>
  >
