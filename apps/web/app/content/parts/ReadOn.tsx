import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { KakaoStart } from '../../public/chrome/KakaoStart.tsx'
import type { ContentLink } from '../links.ts'

/** What to read next, and the way in. */
export function ReadOn({ links }: { links: readonly ContentLink[] }) {
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
      <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>
    </section>
  )
}
