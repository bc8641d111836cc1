import { paths } from '@coffeeattack/contract/pages'
import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { JoinLink } from '../companies/business/JoinLink.tsx'
import { pageContext } from '../page-context.server.ts'
import { publicPage } from '../public-page.ts'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import { originOf } from '../seo.ts'
import type { Route } from './+types/TextPage.ts'
import { ContentHead, ReadOn } from './content-parts.tsx'
import contentCss from './content.css?inline'
import { textAt, textMeta } from './texts.ts'

export const handle = publicPage

/** The privacy policy names the officer. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).privacyOfficer

export const meta: Route.MetaFunction = ({ location, matches }) =>
  textMeta(location.pathname, originOf(matches))

/** The table of contents of a long text, made from its headings (scripts/mdx-contents.ts). */
function Contents({ children }: { children?: ReactNode }) {
  return (
    <nav className="toc" aria-label="차례">
      {children}
    </nav>
  )
}

/** A text of texts/ in the frame of the public pages. The terms for companies lead to joining, not to a candidate's login. */
export default function TextPage() {
  const page = textAt(useLocation().pathname)
  if (!page) return null
  const { path, frontmatter, Text, related } = page
  const { title, headline, description, updated } = frontmatter
  const day = parseDay(updated)
  const start = path === paths.companyTerms() ? <JoinLink /> : undefined
  return (
    <PublicPage path={path}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <article className="px-(--gut) pt-5 pb-12">
        <ContentHead title={title} headline={headline} description={description} />
        <div className="prose">
          <Text components={{ Contents }} />
        </div>
        {day !== null && (
          <p className="mt-10 text-[.8125rem] text-ink-3">
            <time dateTime={updated}>{fullDayText(day)}</time>에 고쳤어요
          </p>
        )}
      </article>
      <ReadOn links={related} start={start} />
    </PublicPage>
  )
}
