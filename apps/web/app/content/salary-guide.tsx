import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/salary-guide.ts'
import { contentMeta, type ContentPageData } from './content-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { read } from './links.ts'
import Text, { frontmatter } from './texts/salary-guide.mdx'

export const handle = publicPage

const page: ContentPageData = {
  path: read.salaryGuide.path,
  picture: 'salary_guide',
  frontmatter,
  Text,
  related: [read.attack, read.coffeechat, read.faq],
}

export const meta: Route.MetaFunction = ({ matches }) => contentMeta(page, originOf(matches))

export default function SalaryGuide() {
  return <ContentPage {...page} />
}
