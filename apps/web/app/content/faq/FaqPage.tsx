import { faqTopics } from '@coffeeattack/domain/campaigns/faq'
import { paths } from '../../paths.ts'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import contentCss from '../content.css?inline'
import { read } from '../links.ts'
import { ContentHead } from '../parts/ContentHead.tsx'
import { ReadOn } from '../parts/ReadOn.tsx'
import faqCss from './faq.css?inline'
import { faqAbout, faqMeta } from './faq-meta.ts'
import { FaqQuestion } from './FaqQuestion.tsx'
import { FaqSearch } from './FaqSearch.tsx'
import { publicPage } from '../../public-page.ts'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/FaqPage.ts'

/** Every question with its answer. The island narrows the list while somebody types; without it the list is whole. */
export function FaqPage() {
  return (
    <PublicPage path={faqAbout.path}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <PageStyle name="faq" css={import.meta.env.SSR ? faqCss : ''} />
      <div className="content">
        <ContentHead
          title={faqAbout.title}
          headline={['무엇이', '궁금하세요?']}
          description={faqAbout.description}
        />
        <FaqSearch />
        <div data-faq>
          {faqTopics.map(({ title, items }) => (
            <section key={title} className="faq-topic" aria-label={title}>
              <h2>{title}</h2>
              {items.map(({ key, ...item }) => (
                <FaqQuestion key={key} anchor={key} {...item} />
              ))}
            </section>
          ))}
        </div>
        <p className="faq-ask">
          찾는 답이 없나요? <a href={paths.ask(faqAbout.path)}>문의 남기기</a>
        </p>
      </div>
      <ReadOn links={[read.introduce, read.salaryGuide, read.privacy]} />
    </PublicPage>
  )
}

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) => faqMeta(originOf(matches))

export default FaqPage
