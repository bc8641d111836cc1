import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { contentTypeOf, isFileKey } from '../../../platform/storage/files.ts'

const FOLDER = 'logos/'
const ADDRESS = `/api/${FOLDER}`

/** Where anybody may fetch a company's uploaded logo. */
export const logoAddress = (key: string): string => `/api/${key}`

/** Of a logo that was uploaded; those that come with the product have none. */
export const logoKeyOf = (address: string): string | null =>
  address.startsWith(ADDRESS) ? address.slice('/api/'.length) : null

/** Logos alone are public: nothing else of the file store has an address here. Their bytes were looked at. */
export function mountLogos(app: FastifyInstance, { files }: Pick<Deps, 'files'>): void {
  app.get<{ Params: { name: string } }>('/logos/:name', async ({ params }, reply) => {
    const key = `${FOLDER}${params.name}`
    const bytes = isFileKey(key) ? await files.read(key) : null
    if (!bytes) throw new Refusal('NOT_FOUND')
    return reply
      .header('content-type', contentTypeOf(key))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
}
