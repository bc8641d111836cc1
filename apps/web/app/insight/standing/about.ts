import { paths } from '@coffeeattack/contract/pages'
import { picturePath, shareCard } from '@coffeeattack/domain/campaigns/share'
import type { ShownKind } from '@coffeeattack/domain/insight/shown'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbs } from '../../public/structured-data.ts'
import { publicMeta } from '../../seo.ts'

const names = { graph: '연봉 그래프', secret: '내 소득의 자리' } as const

/** What a campaign page says of itself: the card that is shared says the same. */
export function campaignMeta(kind: ShownKind, origin: string): MetaDescriptor[] {
  const path = paths[kind]()
  const { description } = shareCard(kind, { origin })
  return [
    ...publicMeta({ title: names[kind], description, path, image: picturePath(kind) }, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: names[kind], path }]) },
  ]
}

/** Somebody's result has its picture for messengers and is none of a search engine's business. */
export function sharedMeta(kind: ShownKind, id: string, origin: string): MetaDescriptor[] {
  const { title, description } = shareCard(kind, { origin })
  const path = kind === 'graph' ? paths.sharedGraph(id) : paths.sharedSecret(id)
  return [
    ...publicMeta({ title, description, path, image: picturePath(kind, id) }, origin),
    { name: 'robots', content: 'noindex' },
  ]
}
