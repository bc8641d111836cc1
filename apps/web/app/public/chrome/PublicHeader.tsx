import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Menu } from '@coffeeattack/ui/icons/Menu'
import { EitherWay } from './KakaoStart.tsx'
import { headerLinks, SiteAnchor } from './links.tsx'
import { SIDE_MENU_ID } from './SideMenu.tsx'

const wayIn =
  'flex min-h-11 items-center justify-end rounded-badge px-2 text-body-s font-medium text-ink-2 hover:text-ink'

/**
 * Name, login and menu on a phone; on a wide screen the panel has the name and the links are here. Without JavaScript
 * the menu button is a link that opens the menu by its address.
 */
export function PublicHeader() {
  return (
    <header className="public-header sticky top-0 z-20 flex h-14 items-center gap-1 bg-(--header-ground,var(--page)) pr-2 pl-(--gut) lg:h-18 lg:px-8">
      <a
        href={paths.home()}
        aria-label={`${BRAND.ko} 홈`}
        className="flex h-11 items-center rounded-badge lg:hidden"
      >
        <Wordmark size={26}>{BRAND.ko}</Wordmark>
      </a>
      <nav aria-label="바로가기" className="hidden gap-5 text-body-s font-medium text-ink-2 lg:flex">
        {headerLinks.map((link) => (
          <SiteAnchor key={link.href} link={link} className="rounded-badge py-2.5 hover:text-ink" />
        ))}
      </nav>
      <EitherWay
        className="ml-auto lg:-mr-2"
        visitor={
          <a href={paths.login()} className={wayIn}>
            로그인
          </a>
        }
        mine={
          <a href={paths.offers()} className={wayIn}>
            내 어택
          </a>
        }
      />
      <a
        href={`#${SIDE_MENU_ID}`}
        data-menu-open
        aria-label="메뉴 열기"
        className="grid size-11 place-items-center rounded-button-sm active:bg-surface-2 lg:hidden"
      >
        <Menu size={24} strokeWidth={1.8} />
      </a>
    </header>
  )
}
