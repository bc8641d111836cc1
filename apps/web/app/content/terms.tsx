import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/terms.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/service-terms.mdx'

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
