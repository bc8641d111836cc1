import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { Wordmark } from '@coffeeattack/ui/BrandMark'
import { Cup } from '@coffeeattack/ui/Cup'
import { Menu } from '@coffeeattack/ui/icons/Menu'
import type { ReactNode } from 'react'
import { useOutsideLinks } from '../../campaigns/outside-links.ts'
import chromeCss from './chrome.css?inline'
import { useCompany } from './CompanyAddress.tsx'
import { EitherWay } from './KakaoStart.tsx'
import { headerLinks, SiteAnchor } from './links.tsx'
import { PageStyle } from './PageStyle.tsx'
import { PublicFont } from './PublicFont.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { SIDE_MENU_ID, SideMenu } from './SideMenu.tsx'

/** Beside the column on a wide screen. */
function BrandPanel() {
  return (
    <aside aria-label={BRAND.ko} className="panel hidden lg:block">
      <PanelHome />
      <p className="relative z-1 mt-14 text-panel">
        연봉 먼저,
        <br />
        커피는 그다음
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}

type PublicPageProps = {
  /** The page's own path. */
  path: string
  /** Replaces the brand panel beside the column from 1024 px on. */
  panel?: ReactNode
  /** Sticks to the bottom of the column. */
  bottom?: ReactNode
  children: ReactNode
}

/**
 * The frame of every page that is sent without React: header, side menu, main, footer, in the 540 px column.
 * From 1024 px on the column stands at the right edge beside a dark panel.
 */
export function PublicPage({ path, panel, bottom, children }: PublicPageProps) {
  return (
    <>
      <PublicFont />
      <PageStyle name="public-chrome" css={import.meta.env.SSR ? chromeCss : ''} />
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-button-sm bg-primary px-4 py-3 text-body-s font-semibold text-on-primary focus:translate-y-0"
      >
        본문으로 건너뛰기
      </a>
      <div
        id="top"
        className="relative mx-auto flex min-h-dvh max-w-column flex-col bg-page [--gut:20px] lg:mr-0 lg:[--gut:32px]"
      >
        <PublicHeader />
        {panel === undefined ? <BrandPanel /> : panel}
        <main id="main" className="grow">
          {children}
        </main>
        <PublicFooter path={path} outside={useOutsideLinks()} company={useCompany()} />
        {bottom}
      </div>
      <SideMenu path={path} />
    </>
  )
}

/** The brand's link at the top of a panel; on a phone the header has it. */
export function PanelHome() {
  return (
    <a
      href={paths.home()}
      aria-label={`${BRAND.ko} 홈`}
      className="relative z-1 hidden rounded-badge [--focus:var(--on-shot)] lg:inline-block"
    >
      <Wordmark size={32} tone="on-shot">
        {BRAND.ko}
      </Wordmark>
    </a>
  )
}

const wayIn =
  'flex min-h-11 items-center justify-end rounded-badge px-2 text-body-s font-medium text-ink-2 hover:text-ink'

/**
 * Name, login and menu on a phone; on a wide screen the panel has the name and the links are here. Without JavaScript
 * the menu button is a link that opens the menu by its address.
 */
function PublicHeader() {
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
