import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/introduce.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/introduce.mdx'

export const handle = publicPage

const page: ContentPageData = {
  path: read.introduce.path,
  picture: 'introduce',
  frontmatter,
  Text,
  related: [read.attack, read.coffeechat, read.faq],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function Introduce() {
  return <ContentPage {...page} />
}
