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
    <header className="content-head">
      <nav aria-label="현재 위치">
        <ol className="content-trail">
          <li>
            <a href={paths.home()}>{BRAND.ko}</a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1>
        {headline.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {index < headline.length - 1 ? `${line} ` : line}
          </span>
        ))}
      </h1>
      <p className="content-lead">{description}</p>
    </header>
  )
}

/** Further reading, and the call to action: a candidate's, unless the page has its own. */
export function ReadOn({ links, start }: { links: readonly ContentLink[]; start?: ReactNode }) {
  return (
    <section aria-labelledby="read-on" className="read-on">
      <h2 id="read-on">이어서 읽어 보세요</h2>
      <ul>
        {links.map(({ path, title, about }) => (
          <li key={path}>
            <a href={path}>
              <span>
                <b>{title}</b>
                <span className="about">{about}</span>
              </span>
              <ChevronRight size={20} />
            </a>
          </li>
        ))}
      </ul>
      {start ?? <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>}
    </section>
  )
}
