import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'
import { KakaoStart } from '../public/chrome/KakaoStart.tsx'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import type { ContentPageData } from './content-page.ts'
import contentCss from './content.css?inline'
import type { ContentLink } from './links.ts'

/** The table of contents of a long text, made from its headings (scripts/mdx-contents.ts). */
function Contents({ children }: { children?: ReactNode }) {
  return (
    <nav className="toc" aria-label="차례">
      {children}
    </nav>
  )
}

/** `start`: the call to action of a page that is not for candidates, at its top and bottom. */
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

type ContentHeadProps = { title: string; headline: readonly string[]; description: string }

/** The breadcrumb, the title and the lead. The space before each line break is for tools that join lines. */
export function ContentHead({ title, headline, description }: ContentHeadProps) {
  return (
    <header className="content-head">
      <nav aria-label="현재 위치">
        <ol className="content-trail">
          <li>
            <a href={paths.home()}>{BRAND.ko}</a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1>
        {headline.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {index < headline.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <p className="content-lead">{description}</p>
    </header>
  )
}

/** Further reading, and the call to action: a candidate's, unless the page has its own. */
export function ReadOn({ links, start }: { links: readonly ContentLink[]; start?: ReactNode }) {
  return (
    <section aria-labelledby="read-on" className="read-on">
      <h2 id="read-on">이어서 읽어 보세요</h2>
      <ul>
        {links.map(({ path, title, about }) => (
          <li key={path}>
            <a href={path}>
              <span>
                <b>{title}</b>
                <span className="about">{about}</span>
              </span>
              <ChevronRight size={20} />
            </a>
          </li>
        ))}
      </ul>
      {start ?? <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>}
    </section>
  )
}
