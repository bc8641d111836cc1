import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Close } from '@coffeeattack/ui/icons/Close'
import { KakaoStart } from './KakaoStart.tsx'
import { legalLinks, menuLinks, SiteAnchor } from './links.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

export const SIDE_MENU_ID = 'menu'

/**
 * The phone's menu at the column's right edge. The island opens it as a modal dialog, so that the browser traps the
 * focus, makes the page inert and closes it on Esc; without JavaScript its address (#menu) shows it.
 */
export function SideMenu({ path }: { path: string }) {
  return (
    <dialog id={SIDE_MENU_ID} aria-label="메뉴" className="side-menu">
      <div className="flex h-14 items-center justify-between pr-2 pl-6">
        <Wordmark size={26}>{BRAND.ko}</Wordmark>
        <a
          href="#top"
          data-menu-close
          aria-label="메뉴 닫기"
          className="grid size-11 place-items-center rounded-button-sm active:bg-surface-2"
        >
          <Close size={24} strokeWidth={1.8} />
        </a>
      </div>
      <nav aria-label="전체 메뉴" className="px-3 py-2">
        <ul>
          {menuLinks(path).map((link) => (
            <li key={link.label}>
              <SiteAnchor
                link={link}
                className="flex min-h-12 items-center rounded-field px-3 text-h3 font-medium active:bg-surface-2"
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto flex flex-col gap-4 px-6 pt-4 pb-safe-6">
        <p className="flex gap-4 text-caption text-ink-3">
          {legalLinks.map((link) => (
            <SiteAnchor key={link.href} link={link} className="inline-flex min-h-11 items-center" />
          ))}
        </p>
        <ThemeChoice />
        <KakaoStart>카카오로 시작하기</KakaoStart>
      </div>
    </dialog>
  )
}
