import { detailFields } from '@coffeeattack/domain/positions/candidate-fields'
import { positionFieldNames } from '@coffeeattack/domain/positions/position'
import { payOf } from '../../offers/core/sql.ts'

/** A closed position keeps its history and takes no new offer. */
export const isClosed = (position: string): string => `(${position}.closed_at is not null)`

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The contract's `positionDetails`: the fields that a candidate reads with an offer for this position. */
export const detailsOf = (position: string): string =>
  `json_build_object(${detailFields.map((field) => `'${field}', ${position}.${columnOf(field)}`).join(', ')})`

/** Every field of a position as JSON, by the names of the domain. */
export const fieldsOf = (position: string): string =>
  `json_build_object(${positionFieldNames
    .map((field) => `'${field}', ${field === 'pay' ? payOf(position) : `${position}.${columnOf(field)}`}`)
    .join(', ')})`
