import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'
import { KakaoStart } from '../public/chrome/KakaoStart.tsx'
import type { ContentLink } from './links.ts'

type ContentHeadProps = { title: string; headline: readonly string[]; description: string }

/** The breadcrumb, the title and the lead. The space before each line break is for tools that join lines. */
export function ContentHead({ title, headline, description }: ContentHeadProps) {
  return (
    <header>
      <nav aria-label="현재 위치">
        <ol className="flex text-[.8125rem] text-ink-3">
          <li>
            <a href={paths.home()} className="inline-flex min-h-11 items-center">
              {BRAND.ko}
            </a>
          </li>
          <li
            aria-current="page"
            className="inline-flex items-center before:mx-2 before:text-line-field before:content-['/']"
          >
            {title}
          </li>
        </ol>
      </nav>
      <h1 className="mt-1 text-[clamp(1.75rem,8.2vw,2.25rem)] leading-[1.28] font-extrabold tracking-[-.04em]">
        {headline.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {index < headline.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <p className="mt-3.5 text-[1.0625rem] leading-[1.65] text-ink-2">{description}</p>
    </header>
  )
}

/** Further reading, and the call to action: a candidate's, unless the page has its own. */
export function ReadOn({ links, start }: { links: readonly ContentLink[]; start?: ReactNode }) {
  return (
    <section aria-labelledby="read-on" className="read-on border-t-10 border-canvas px-(--gut) pt-9 pb-10">
      <h2 id="read-on" className="text-[1.25rem]">
        이어서 읽어 보세요
      </h2>
      <ul className="mt-2 mb-7">
        {links.map(({ path, title, about }) => (
          <li key={path} className="not-first:border-t not-first:border-line">
            <a href={path} className="flex items-center justify-between gap-3 py-3.5">
              <span>
                <b className="block font-semibold">{title}</b>
                <span className="text-[.875rem] text-ink-3">{about}</span>
              </span>
              <ChevronRight size={20} className="text-ink-4" />
            </a>
          </li>
        ))}
      </ul>
      {start ?? <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>}
    </section>
  )
}
