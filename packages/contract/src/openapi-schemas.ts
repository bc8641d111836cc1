import { z } from 'zod'

export type Json = { [name: string]: unknown }
export type SchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => Json

/** Converts shapes to JSON Schema; named ones become components. */
export function createComponents(): { schemas: Record<string, Json>; schemaOf: SchemaOf } {
  const schemas: Record<string, Json> = {}

  function collect(name: string, schema: Json) {
    const known = schemas[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two shapes are called ${name}: one name cannot stand for both.`)
    schemas[name] = schema
  }

  function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    const { $schema: _, $defs, ...root } = z.toJSONSchema(schema, { io, reused: 'inline' })
    for (const [name, definition] of Object.entries($defs ?? {})) collect(name, tidy(definition))
    return tidy(root)
  }

  return { schemas, schemaOf }
}

/**
 * References the document's components and drops `additionalProperties: false` from answers: later releases may add
 * fields.
 */
function tidy(schema: object): Json {
  const entries = Object.entries(schema)
    .filter(([name, value]) => !(name === 'additionalProperties' && value === false) && name !== '~standard')
    .map(([name, value]): [string, unknown] => [
      name,
      name === '$ref' ? componentRef(value) : tidyValue(value),
    ])
  return Object.fromEntries(entries)
}

function tidyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidyValue)
  return typeof value === 'object' && value !== null ? tidy(value) : value
}

function componentRef(ref: string): string {
  return ref.replace('#/$defs/', '#/components/schemas/')
}
