import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/attack-guide.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/attack.mdx'

export const handle = publicPage

const page: ContentPageData = {
  path: read.attack.path,
  picture: 'attack',
  frontmatter,
  Text,
  related: [read.coffeechat, read.salaryGuide, read.faq],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function AttackGuide() {
  return <ContentPage {...page} />
}
