import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Link } from 'react-router'
import { useMe } from '../sessions/me.ts'
import { PageTitle } from './ConsolePage.tsx'
import { firstPage, navOf } from './nav.tsx'

/** Shown for unknown pages and for pages of other roles alike. The link leads to a page of the role. */
export function NotFoundPage() {
  const { role } = useMe()
  const first = firstPage(role)
  const name = navOf(role).find(({ path }) => path === first)?.label
  return (
    <main className="grid min-h-full place-content-center justify-items-center px-4 py-16 text-center">
      <PageTitle name="찾을 수 없어요" />
      <Cup size={168} />
      <h1 className="mt-7 text-h1">찾을 수 없어요</h1>
      <p className="mt-2 text-body text-balance text-ink-2">주소가 바뀌었거나 사라졌어요.</p>
      <Link to={first} className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        {`${name} 화면으로 가기`}
      </Link>
    </main>
  )
}
