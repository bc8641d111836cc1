import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { ReactNode } from 'react'
import { KakaoStart } from '../../public/chrome/KakaoStart.tsx'
import type { ContentLink } from '../links.ts'

type ReadOnProps = { links: readonly ContentLink[]; start?: ReactNode }

/** What to read next, and the way in: a candidate's, unless the page has its own. */
export function ReadOn({ links, start }: ReadOnProps) {
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
