import { CONSOLE, paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/business.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/business.mdx'

/** A company's call to action: the console's login, or our contact page. */
function ConsoleStart() {
  return (
    <div className="flex flex-col gap-2">
      <a href={`${CONSOLE}/`} className={buttonLook()}>
        채용 콘솔 열기
      </a>
      <a href={paths.ask(paths.business())} className={buttonLook({ kind: 'weak' })}>
        도입 문의하기
      </a>
    </div>
  )
}

export const handle = publicPage

const page: ContentPageData = {
  path: read.business.path,
  picture: 'business',
  frontmatter,
  Text,
  related: [read.attack, read.coffeechat, read.privacy],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

/** What the service offers companies, with a link to the console. */
export default function Business() {
  return <ContentPage {...page} start={<ConsoleStart />} />
}
