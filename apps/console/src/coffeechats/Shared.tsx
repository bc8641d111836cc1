import { disclosedRows } from '@coffeeattack/domain/coffeechats/disclosure'
import { linkText, safeHref } from '@coffeeattack/domain/profiles/links'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Card } from '@coffeeattack/ui/Card'
import type { Coffeechat } from './queries.ts'

type Item = Coffeechat['disclosure'][number]

/** What the candidate shares since the match. */
export function Shared({ items }: { items: readonly Item[] }) {
  return (
    <Card aria-labelledby="shared" className="px-6">
      <h2 id="shared" className="text-h3">
        연락처와 자료
      </h2>
      {items.length === 0 && <p className="mt-2 text-label text-ink-3">지금은 볼 수 있는 정보가 없어요.</p>}
      <dl className="mt-3 grid gap-3">
        {disclosedRows(items).map(({ kind, label, items: given }) => (
          <div key={kind}>
            <dt className="text-caption text-ink-3">{label}</dt>
            {given.map((item) => (
              <dd key={item.text} className="min-w-0 text-body-s font-medium break-words tnum">
                <Value item={item} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  )
}

const look = 'underline decoration-line-2 underline-offset-3'

function Value({ item: { kind, text, url } }: { item: Item }) {
  if (kind === 'PHONE')
    return (
      <a href={`tel:${text}`} className={look}>
        {phoneAsTyped(text)}
      </a>
    )
  if (kind === 'EMAIL')
    return (
      <a href={`mailto:${text}`} className={look}>
        {text}
      </a>
    )
  const isFile = kind.endsWith('_FILE')
  // The service signs the addresses of files itself; links are what the candidate wrote.
  const href = isFile ? url : safeHref(url)
  if (href === null) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {isFile ? text : linkText(text)}
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}
