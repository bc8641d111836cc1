import Text, { frontmatter } from './texts/business.mdx'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import { ConsoleStart } from './parts/ConsoleStart.tsx'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/business.ts'

export const handle = publicPage

const page: ContentPageData = {
  path: read.business.path,
  picture: 'business',
  frontmatter,
  Text,
  related: [read.attack, read.coffeechat, read.privacy],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

/** For companies: what the service is to them, and the way to the console. */
export default function Business() {
  return <ContentPage {...page} start={<ConsoleStart />} />
}
