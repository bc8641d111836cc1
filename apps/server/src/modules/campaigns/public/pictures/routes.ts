import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { pagePicture, resultPicture } from './find-picture.ts'
import { pictureSvg, type Picture } from './picture.ts'
import { createPictureCache } from './picture-cache.ts'

const DAY = 86_400
/** A share may end before its days are over, with the person's leaving. */
const HOUR = 3600

/** What messengers show of a link (ROUTE-14, PUB-5): `/og/<page>.png`, and `/og/<page>/<share>.png` of one result. */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  const drawn = createPictureCache()

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    picture: Picture | null,
    seconds: number,
  ) {
    if (!picture) throw new Refusal('NOT_FOUND')
    const { png, etag } = await drawn(pictureSvg(picture))
    reply
      .header('etag', etag)
      .header('cache-control', `public, max-age=${seconds}`)
      // A messenger's or a search engine's page may show it.
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(png)
  }

  app.get<{ Params: { page: string } }>('/og/:page.png', (request, reply) =>
    send(request, reply, pagePicture(request.params.page), DAY),
  )
  app.get<{ Params: { page: string; of: string } }>('/og/:page/:of.png', async (request, reply) =>
    send(request, reply, await resultPicture(request.params.page, request.params.of, deps), HOUR),
  )
}
