import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/coffeechat-guide.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/coffeechat.mdx'

export const handle = publicPage

const page: ContentPageData = {
  path: read.coffeechat.path,
  picture: 'coffeechat',
  frontmatter,
  Text,
  related: [read.attack, read.salaryGuide, read.faq],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function CoffeechatGuide() {
  return <ContentPage {...page} />
}
