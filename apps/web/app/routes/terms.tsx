import Text, { frontmatter } from '../content/texts/service-terms.mdx'
import { contentMeta, type ContentPageData } from '../content/content-page.ts'
import { ContentPage } from '../content/ContentPage.tsx'
import { read } from '../content/links.ts'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/terms.ts'

export const handle = publicPage

const page: ContentPageData = {
  path: read.serviceTerms.path,
  picture: 'default',
  frontmatter,
  Text,
  related: [read.privacy, read.faq, read.introduce],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function ServiceTerms() {
  return <ContentPage {...page} />
}
