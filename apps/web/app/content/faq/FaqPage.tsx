import { paths } from '@coffeeattack/contract/pages'
import { JOB_SEARCH } from '@coffeeattack/domain/profiles/job-search'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Search } from '@coffeeattack/ui/icons/Search'
import type { MetaDescriptor } from 'react-router'
import { publicPage } from '../../public-page.ts'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { breadcrumbs, questions } from '../../public/structured-data.ts'
import { originOf, publicMeta } from '../../seo.ts'
import contentCss from '../content.css?inline'
import { ContentHead, ReadOn } from '../content-parts.tsx'
import { read } from '../links.ts'
import type { Route } from './+types/FaqPage.ts'
import { faq, faqTopics, type FaqItem } from './faq.ts'

/** Only the island can search, so the field is hidden without JavaScript. */
function FaqSearch() {
  return (
    <search className="needs-script mt-6 block [@media(scripting:none)]:hidden">
      <div className="flex h-field items-center gap-2.5 rounded-field bg-surface px-4 text-ink-3 inset-ring inset-ring-line-field focus-within:inset-ring-2 focus-within:inset-ring-ink">
        <label className="peer flex h-full min-w-0 flex-1 items-center gap-2.5">
          <Search size={20} />
          <span className="sr-only">질문 찾기</span>
          <input
            type="search"
            data-faq-search
            placeholder="예: 지금 회사, 탈퇴, ㅋㅍㅊ"
            autoComplete="off"
            enterKeyHint="search"
            // The browser's own clear button is blue in some browsers and missing in others.
            className="h-full min-w-0 flex-1 text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
          />
        </label>
        <button
          type="button"
          data-faq-clear
          aria-label="지우기"
          className="-mr-3 grid size-11 place-items-center rounded-button-sm peer-has-placeholder-shown:invisible"
        >
          <Close size={20} />
        </button>
      </div>
      <output
        data-faq-status
        data-none={JOB_SEARCH.noResults}
        className="mt-2 block min-h-[1.5em] text-[.875rem] text-ink-3"
      />
    </search>
  )
}

/** A native `<details>`. The anchor is on the answer, so a link to it opens the question too. */
function FaqQuestion({ question, answer, more, anchor }: Omit<FaqItem, 'key'> & { anchor: string }) {
  return (
    <details className="faq-question group border-b border-line">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 py-4.5 leading-[1.5] font-semibold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown className="mt-0.5 text-ink-3 [transition:rotate_var(--t2)] group-open:rotate-180" />
      </summary>
      <p id={anchor} className="-mt-1 scroll-mt-35 pr-7 pb-5 text-[.9375rem] leading-[1.65] text-ink-2">
        {answer}
        {more && (
          <>
            {' '}
            <a href={more.path}>{more.label}</a>
          </>
        )}
      </p>
    </details>
  )
}

const faqAbout = {
  title: '자주 묻는 질문',
  description:
    '지금 회사에 알려지는지, 이름은 언제 공개되는지, 어택과 커피챗은 어떻게 오가는지 모아 답해 드려요.',
  path: paths.faq(),
  image: '/og/faq.png',
}

function faqMeta(origin: string): MetaDescriptor[] {
  return [
    ...publicMeta(faqAbout, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: faqAbout.title, path: faqAbout.path }]) },
    { 'script:ld+json': questions(faq) },
  ]
}

/** All questions with their answers. The island filters them; without it the list is complete. */
export function FaqPage() {
  return (
    <PublicPage path={faqAbout.path}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <div className="px-(--gut) pt-5 pb-12">
        <ContentHead
          title={faqAbout.title}
          headline={['무엇이', '궁금하세요?']}
          description={faqAbout.description}
        />
        <FaqSearch />
        <div data-faq>
          {faqTopics.map(({ title, items }) => (
            <section key={title} className="mt-7" aria-label={title}>
              <h2 className="text-[.875rem] font-semibold text-ink-3">{title}</h2>
              {items.map(({ key, ...item }) => (
                <FaqQuestion key={key} anchor={key} {...item} />
              ))}
            </section>
          ))}
        </div>
        <p className="faq-ask mt-7 text-ink-3">
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
