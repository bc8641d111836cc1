import { FaqPage } from '../content/faq/FaqPage.tsx'
import { faqMeta } from '../content/faq/faq-meta.ts'
import { publicPage } from '../public-page.ts'
import { originOf } from '../seo.ts'
import type { Route } from './+types/faq.ts'

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) => faqMeta(originOf(matches))

export default FaqPage
