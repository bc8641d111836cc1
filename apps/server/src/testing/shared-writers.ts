import { createRequire } from 'node:module'
import type { FastifyServerOptions } from 'fastify'

type BuildSerializer = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>['buildSerializer']
>

/** The compiler that Fastify takes when nobody gives it one, found from where Fastify stands. */
const { SerializerSelector } = createRequire(import.meta.resolve('fastify'))(
  '@fastify/fast-json-stringify-compiler',
) as { SerializerSelector: () => BuildSerializer }
const standard = SerializerSelector()

/**
 * Writers of answers for all services of a process: compiling the 264 of them took half of a service's start, and a
 * schema is the same object in every service. Only schemas that stand alone are shared.
 */
const written = new WeakMap<object, (answer: unknown) => string>()

const buildSerializer: BuildSerializer = (shared, options) => {
  const compile = standard(shared, options)
  if (Object.keys(shared ?? {}).length > 0) return compile
  return (route) => {
    const schema = route.schema as object
    const writer = written.get(schema) ?? compile(route)
    written.set(schema, writer)
    return writer
  }
}

export const sharedWriters = { compilersFactory: { buildSerializer } }
