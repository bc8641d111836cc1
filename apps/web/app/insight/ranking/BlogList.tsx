import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { safeHref } from '@coffeeattack/domain/profiles/links'

type BlogListProps = {
  posts: readonly { title: string; url: string; publishedAt: string }[]
  className?: string
}

/** Posts of our blog, which is a separate site. */
export function BlogList({ posts, className = '' }: BlogListProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {posts.map(({ title, url, publishedAt }) => (
        <li key={url}>
          {/* Without an address it is plain text. */}
          <a
            href={safeHref(url) ?? undefined}
            rel="noopener noreferrer"
            className="block py-3.5 [&[href]]:hover:underline"
          >
            <b className="block font-semibold text-pretty">{title}</b>
            <time dateTime={publishedAt} className="text-caption text-ink-3">
              {fullDayText(kstDay(new Date(publishedAt)))}
            </time>
          </a>
        </li>
      ))}
    </ul>
  )
}
