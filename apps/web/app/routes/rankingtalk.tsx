import { RankingPage } from '../insight/ranking/RankingPage.tsx'
import { findRanking } from '../insight/ranking/find-ranking.server.ts'
import { paths } from '../paths.ts'
import { publicPage } from '../public-page.ts'
import { originOf, publicMeta } from '../seo.ts'
import type { Route } from './+types/rankingtalk.ts'

export const handle = publicPage

export const loader = (asking: Route.LoaderArgs) => findRanking(asking)

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: '연봉 랭킹톡',
      description: '회사가 어떤 직무에 높은 연봉을 제안하는지 순위로 보고, 이름 없이 이야기해요.',
      path: paths.rankingTalk(),
      image: '/og/rankingtalk.png',
    },
    originOf(matches),
  )

export default function RankingTalk({ loaderData }: Route.ComponentProps) {
  return <RankingPage {...loaderData} />
}
