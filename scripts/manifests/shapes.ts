import { z } from 'zod'

/*
 * What manifests of several kinds have in common. Our own reduced reading of the Kubernetes API: it knows the fields that
 * deploy/ may use, and refuses every other, so that a misspelt field fails a test instead of being dropped by the cluster.
 */

export const exactly = z.strictObject

const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const LABEL = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?\/)?[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/
const QUANTITY = /^\d+(\.\d+)?(m|Ki|Mi|Gi|Ti|k|M|G|T)?$/
const CIDR = /^(\d{1,3}(\.\d{1,3}){3}\/(\d|[12]\d|3[0-2])|[0-9a-f:]*::[0-9a-f:]*\/\d{1,3})$/

export const name = z.string().regex(NAME)
export const host = z.string().regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/)
export const cidr = z.string().regex(CIDR)
export const quantity = z.string().regex(QUANTITY)
export const natural = z.int().min(0)
export const port = z.int().min(1).max(65_535)
/** A number, or the name of a container's port. */
export const portOrName = z.union([port, z.string().regex(/^[a-z0-9-]{1,15}$/)])
export const protocol = z.enum(['TCP', 'UDP', 'SCTP'])
export const countOrShare = z.union([natural, z.string().regex(/^\d{1,3}%$/)])

export const labels = z.record(z.string().regex(LABEL), z.string().max(63))
const annotations = z.record(z.string().regex(LABEL), z.string())

export const metadata = exactly({
  name,
  namespace: name.optional(),
  labels: labels.optional(),
  annotations: annotations.optional(),
})
export const templateMetadata = exactly({ labels, annotations: annotations.optional() })

export const selector = exactly({
  matchLabels: labels.optional(),
  matchExpressions: z
    .array(
      exactly({
        key: z.string(),
        operator: z.enum(['In', 'NotIn', 'Exists', 'DoesNotExist']),
        values: z.array(z.string()).optional(),
      }),
    )
    .optional(),
})

/** What every manifest is: `of('apps/v1', 'Deployment', { spec })`. */
export const of = <Fields extends z.ZodRawShape>(apiVersion: string, kind: string, fields: Fields) =>
  exactly({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, ...fields })
