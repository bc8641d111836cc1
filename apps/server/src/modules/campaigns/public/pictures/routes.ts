import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, eq, gt } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { lifetimeShares } from '../../../../platform/db/schema/insight.ts'
import { findShown } from '../../../insight/core/store.ts'
import { findPartner } from '../../../partners/core/store.ts'
import { isPageName, pages } from './pages.ts'
import { createPictureCache } from './picture-cache.ts'
import { type Picture, pictureSvg } from './picture.ts'
import { graphPicture, moneyPicture, partnerPicture, secretPicture } from './results.ts'

type PictureDeps = Pick<Deps, 'db' | 'clock'>

const SHARE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const PARTNER_CODE = /^[\w-]{1,64}$/

function pagePicture(page: string): Picture | null {
  return isPageName(page) ? pages[page] : null
}

/** The picture of a shared result or of a partner's link; null if there is none or it has expired. */
async function resultPicture(page: string, of: string, { db, clock }: PictureDeps): Promise<Picture | null> {
  if (page === 'partners') {
    const partner = PARTNER_CODE.test(of) ? await findPartner(db.drizzle, of) : null
    return partner && partnerPicture(partner.name)
  }
  if (!SHARE_ID.test(of)) return null
  if (page === 'money') {
    const { id, total, percentile, shape, expiresAt } = lifetimeShares
    const [shown] = await db.drizzle
      .select({ total, percentile, shape })
      .from(lifetimeShares)
      .where(and(eq(id, of), gt(expiresAt, clock())))
    return shown ? moneyPicture(shown) : null
  }
  const shown = page === 'graph' || page === 'secret' ? await findShown(db.drizzle, of, clock()) : null
  if (shown?.kind !== page) return null
  return shown.kind === 'graph' ? graphPicture(shown) : secretPicture(shown)
}

const DAY = 86_400
/** Short, because a share ends early when its person leaves. */
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
      // Messengers and search engines embed the picture in their own pages.
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
