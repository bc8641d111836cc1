import { picturePath } from '@coffeeattack/domain/campaigns/share'
import { sharedTitle } from '@coffeeattack/domain/insight/lifetime-share'
import { data, useLocation, useRouteLoaderData } from 'react-router'
import { findShared } from '../insight/lifetime-income/public/find-shared.server.ts'
import { SharedMoneyPage } from '../insight/lifetime-income/public/SharedMoneyPage.tsx'
import { paths } from '../paths.ts'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import { NotFoundView } from '../public/NotFoundView.tsx'
import { publicPage } from '../public-page.ts'
import type { loader as rootLoader } from '../root.tsx'
import { originOf, privateMeta, publicMeta } from '../seo.ts'
import type { Route } from './+types/money-shared.ts'

export const handle = publicPage

export async function loader({ params, ...asking }: Route.LoaderArgs) {
  const result = await findShared(params.shareId, asking)
  return data(result, { status: result ? 200 : 404 })
}

/** A card when shared, and yet nothing for search engines: it belongs to whoever got the link. */
export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData) return privateMeta('찾을 수 없어요')
  const about = {
    title: sharedTitle(loaderData),
    description: '나는 지금까지 얼마를 벌었을까요? 5년씩 거슬러 올라가며 모아 봐요.',
    path: paths.sharedMoney(params.shareId),
    image: picturePath('money', params.shareId),
  }
  return [...publicMeta(about, originOf(matches)), { name: 'robots', content: 'noindex' }]
}

export default function MoneyShared({ loaderData, params }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin ?? ''
  const path = useLocation().pathname
  if (loaderData) return <SharedMoneyPage shareId={params.shareId} origin={origin} result={loaderData} />
  return (
    <PublicPage path={path}>
      <NotFoundView />
    </PublicPage>
  )
}
