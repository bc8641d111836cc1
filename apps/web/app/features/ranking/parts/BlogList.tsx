import { fullDayText, kstDay } from '@coffeeattack/domain/kst'

type BlogListProps = {
  posts: readonly { title: string; url: string; publishedAt: string }[]
  className?: string
}

/** Posts of our blog, which is a site of its own. */
export function BlogList({ posts, className = '' }: BlogListProps) {
  return (
    <ul className={`divide-y divide-line ${className}`}>
      {posts.map(({ title, url, publishedAt }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="block py-3.5 hover:underline">
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
