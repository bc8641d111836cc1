import { z } from 'zod'

/** The part of JSON Schema that fast-json-stringify needs to write a value; it does not check values. */
export type ResponseSchema = {
  type?: string
  nullable?: true
  const?: unknown
  format?: 'date-time'
  properties?: Record<string, ResponseSchema>
  required?: string[]
  items?: ResponseSchema
  additionalProperties?: ResponseSchema | true
  anyOf?: ResponseSchema[]
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/**
 * A response shape as fast-json-stringify likes it: no references, `x | null` as nullable instead of a union
 * (which it would settle by validating), and nothing that makes it validate more. Fields that the shape does not
 * name are left out of the answer, a required field that is missing is an error.
 */
export function responseSchema(shape: z.ZodType): ResponseSchema {
  const schema = known.get(shape) ?? describe(shape)
  known.set(shape, schema)
  return schema
}

/** A quarter of all answers share their shape with another call. */
const known = new WeakMap<z.ZodType, ResponseSchema>()

function describe(shape: z.ZodType): ResponseSchema {
  const root = z.toJSONSchema(shape, { target: 'draft-07', io: 'output', reused: 'inline' })
  const definitions = (root.definitions ?? {}) as Record<string, JsonSchema>

  function plain(schema: JsonSchema, inUnion = false): ResponseSchema {
    const named = schema.$ref && definitions[schema.$ref.slice('#/definitions/'.length)]
    if (named) return plain(named, inUnion)
    const [only, ...others] = schema.allOf ?? []
    if (only && others.length === 0) return plain(only, inUnion)
    const branches = schema.anyOf ?? schema.oneOf
    return branches ? union(branches) : single(schema, inUnion)
  }

  function union(branches: JsonSchema[]): ResponseSchema {
    const forms = branches.filter((branch) => branch.type !== 'null')
    const [only] = forms
    if (!only || forms.length > 1) return { anyOf: branches.map((branch) => plain(branch, true)) }
    const form = plain(only)
    return form.anyOf ? { anyOf: [...form.anyOf, { type: 'null' }] } : { ...form, nullable: true }
  }

  /** Inside a union the constants stay: by them the writer tells one form from another. */
  function single(schema: JsonSchema, inUnion: boolean): ResponseSchema {
    const types: string[] = [schema.type ?? []].flat()
    const type = types.find((each) => each !== 'null') ?? types[0]
    const out: ResponseSchema = type ? { type } : {}
    if (types.length > 1) out.nullable = true
    if (inUnion && schema.const !== undefined) out.const = schema.const
    if (schema.format === 'date-time') out.format = schema.format
    if (schema.required?.length) out.required = schema.required
    if (schema.properties) {
      const fields = Object.entries(schema.properties) as [string, JsonSchema][]
      out.properties = Object.fromEntries(fields.map(([name, field]) => [name, plain(field, inUnion)]))
    }
    if (schema.items) out.items = plain(schema.items as JsonSchema)
    const more = schema.additionalProperties
    if (more) out.additionalProperties = isAnything(more) ? true : plain(more)
    return out
  }

  return plain(root)
}

function isAnything(schema: JsonSchema | boolean): schema is true {
  return schema === true || Object.keys(schema).length === 0
}
