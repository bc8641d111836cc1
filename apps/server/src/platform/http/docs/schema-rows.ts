/** As much of a JSON schema as the reference shows. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  description?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export type Row = { name: string; type: string; required: boolean; about: string }

type Schemas = Readonly<Record<string, Schema>>

const MAX_DEPTH = 3

/** The fields of an object, inner ones as `items[].name`, down to the depth that a reader follows. */
export function rowsOf(schema: Schema, schemas: Schemas, prefix = '', depth = 0): Row[] {
  const object = objectIn(schema, schemas)
  const fields = Object.entries(object?.properties ?? {})
  return fields.flatMap(([field, inner]) => {
    const name = prefix + field
    const row = {
      name,
      type: typeOf(inner, schemas),
      required: object?.required?.includes(field) ?? false,
      about: resolve(inner, schemas).description ?? '',
    }
    const deeper =
      depth < MAX_DEPTH
        ? rowsOf(inner, schemas, `${name}${isList(inner, schemas) ? '[]' : ''}.`, depth + 1)
        : []
    return [row, ...deeper]
  })
}

export function typeOf(schema: Schema, schemas: Schemas): string {
  const it = resolve(schema, schemas)
  if (it.const !== undefined) return JSON.stringify(it.const)
  if (it.enum) return it.enum.map((value) => JSON.stringify(value)).join(' | ')
  const branches = it.anyOf ?? it.oneOf
  if (branches) return [...new Set(branches.map((branch) => typeOf(branch, schemas)))].join(' | ')
  if (it.items) return `${typeOf(it.items, schemas)}[]`
  return [it.format ?? it.type ?? 'any'].flat().join(' | ')
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  const found = schema.$ref && schemas[schema.$ref.split('/').at(-1)!]
  if (found)
    return { ...resolve(found, schemas), ...(schema.description && { description: schema.description }) }
  return schema.allOf?.length === 1 ? { ...resolve(schema.allOf[0]!, schemas), ...schema } : schema
}

/** The object that a schema is, lists, or may be. */
function objectIn(schema: Schema, schemas: Schemas): Schema | undefined {
  const it = resolve(schema, schemas)
  if (it.properties) return it
  if (it.items) return objectIn(it.items, schemas)
  for (const branch of it.anyOf ?? it.oneOf ?? []) {
    const object = objectIn(branch, schemas)
    if (object) return object
  }
  return undefined
}

function isList(schema: Schema, schemas: Schemas): boolean {
  const it = resolve(schema, schemas)
  return it.items !== undefined || (it.anyOf ?? it.oneOf ?? []).some((branch) => isList(branch, schemas))
}
