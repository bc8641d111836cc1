import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import type { ReactNode } from 'react'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import type { ContentPageData } from './content-page.ts'
import contentCss from './content.css?inline'
import { ContentHead } from './parts/ContentHead.tsx'
import { ReadOn } from './parts/ReadOn.tsx'

/** The table of contents that long texts get from their headings (scripts/mdx-contents.ts). */
function Contents({ children }: { children?: ReactNode }) {
  return (
    <nav className="toc" aria-label="차례">
      {children}
    </nav>
  )
}

/** `start`: the way in of a page that is not for candidates, at its head and at its foot. */
type ContentPageProps = ContentPageData & { start?: ReactNode }

/** A text of app/content in the frame of the public pages. */
export function ContentPage({ path, frontmatter, Text, related, start }: ContentPageProps) {
  const { title, headline, description, updated } = frontmatter
  const day = parseDay(updated)
  return (
    <PublicPage path={path}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <article className="content">
        <ContentHead title={title} headline={headline} description={description} />
        {start && <div className="mt-6">{start}</div>}
        <div className="prose">
          <Text components={{ Contents }} />
        </div>
        {day !== null && (
          <p className="content-updated">
            <time dateTime={updated}>{fullDayText(day)}</time>에 고쳤어요
          </p>
        )}
      </article>
      <ReadOn links={related} start={start} />
    </PublicPage>
  )
}
