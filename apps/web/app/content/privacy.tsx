import { pageContext } from '../page-context.server.ts'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/privacy.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/privacy.mdx'

export const handle = publicPage

const page: ContentPageData = {
  path: read.privacy.path,
  picture: 'privacy',
  frontmatter,
  Text,
  related: [read.serviceTerms, read.faq, read.introduce],
}

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).privacyOfficer

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function Privacy() {
  return <ContentPage {...page} />
}
