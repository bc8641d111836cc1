import { paths } from '@coffeeattack/contract/pages'
import { picturePath, shareCard } from '@coffeeattack/domain/campaigns/share'
import type { ShownKind } from '@coffeeattack/domain/insight/shown'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbs } from '../../public/structured-data.ts'
import { publicMeta } from '../../seo.ts'

/** The heading of a campaign page, broken by hand, and its lead. */
export function CampaignHead({
  lines: [first, second],
  about,
}: {
  lines: readonly [string, string]
  about: string
}) {
  return (
    <header>
      <h1 className="text-[2rem]/[1.3] font-extrabold tracking-tighter">
        {first} <br />
        {second}
      </h1>
      <p className="mt-3 text-body text-pretty text-ink-2">{about}</p>
    </header>
  )
}

/** What happens to the figures, told before any are entered. */
export function Promises({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="promises" className="mt-10 rounded-card bg-surface-2 px-5 py-5">
      <h2 id="promises" className="text-h3">
        이렇게 다뤄요
      </h2>
      <ul className="mt-2.5 flex flex-col gap-2 text-body-s text-ink-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <ShieldCheck size={18} className="mt-0.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

const names = { graph: '연봉 그래프', secret: '내 소득의 자리' } as const

/** A campaign page's metadata, also used by its share card. */
export function campaignMeta(kind: ShownKind, origin: string): MetaDescriptor[] {
  const path = paths[kind]()
  const { description } = shareCard(kind, { origin })
  return [
    ...publicMeta({ title: names[kind], description, path, image: picturePath(kind) }, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: names[kind], path }]) },
  ]
}

/** A shared result has its own picture and is not indexed. */
export function sharedMeta(kind: ShownKind, id: string, origin: string): MetaDescriptor[] {
  const { title, description } = shareCard(kind, { origin })
  const path = kind === 'graph' ? paths.sharedGraph(id) : paths.sharedSecret(id)
  return [
    ...publicMeta({ title, description, path, image: picturePath(kind, id) }, origin),
    { name: 'robots', content: 'noindex' },
  ]
}
