import { useRouteLoaderData } from 'react-router'
import { MoneyPage } from '../insight/lifetime-income/public/MoneyPage.tsx'
import { paths } from '../paths.ts'
import { publicPage } from '../public-page.ts'
import { originOf, publicMeta } from '../seo.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/money.ts'

export const handle = publicPage

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: '지금까지 번 소득',
      description:
        '첫 월급부터 지난해까지 국세청이 확인한 소득을 해마다 한 칸씩 모아 보고, 내 자리가 어디쯤인지 알아봐요.',
      path: paths.money(),
      image: '/og/money.png',
    },
    originOf(matches),
  )

export default function Money() {
  return <MoneyPage origin={useRouteLoaderData<typeof rootLoader>('root')?.origin ?? ''} />
}
