import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import contentCss from './content.css?inline'
import type { ContentPageData } from './content-page.ts'
import { Contents } from './parts/Contents.tsx'
import { ContentHead } from './parts/ContentHead.tsx'
import { ReadOn } from './parts/ReadOn.tsx'

/** A text of app/content in the frame of the public pages. */
export function ContentPage({ path, frontmatter, Text, related }: ContentPageData) {
  const { title, headline, description, updated } = frontmatter
  const day = parseDay(updated)
  return (
    <PublicPage path={path}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <article className="content">
        <ContentHead title={title} headline={headline} description={description} />
        <div className="prose">
          <Text components={{ Contents }} />
        </div>
        {day !== null && (
          <p className="content-updated">
            <time dateTime={updated}>{fullDayText(day)}</time>에 고쳤어요
          </p>
        )}
      </article>
      <ReadOn links={related} />
    </PublicPage>
  )
}
