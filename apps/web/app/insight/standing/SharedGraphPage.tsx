import { paths } from '@coffeeattack/contract/pages'
import { moneyText, rateText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/SharedGraphPage.ts'
import { CampaignHead, sharedMeta } from './Campaign.tsx'
import { findShown } from './find-shown.server.ts'
import { PathChart, PathLegend, PathTable } from './PathChart.tsx'
import { columnFigure, pathSentence } from './words.ts'

/** A shared path, as far as its owner agreed to show it. */
export default function SharedGraphPage({ loaderData, params }: Route.ComponentProps) {
  const { years, from, heights, rate, incomes } = loaderData
  const rows = incomes?.map((income, index) => ({ label: `${years[index]}년`, income, alike: null }))
  const shape = `${years[0]}년부터 ${years.at(-1)}년까지의 모양. 가장 높은 해를 100으로 보면 ${heights.join(', ')}.`
  return (
    <PublicPage path={paths.sharedGraph(params.id)}>
      <article className="px-(--gut) pt-3 pb-10">
        <CampaignHead
          lines={['누군가의 연봉이', rate > 0 ? `${rateText(rate)} 올랐어요` : '걸어온 길이에요']}
          about={
            incomes
              ? `${from}년부터 ${years.at(-1)}년까지, ${years.at(-1)}년에는 ${moneyText(incomes.at(-1)!)}이에요.`
              : `${from}년부터 ${years.at(-1)}년까지의 기록이에요. 금액은 보여 주지 않기로 했어요.`
          }
        />
        <div className="mt-8">
          <PathChart
            label={rows ? pathSentence(rows) : shape}
            columns={years.map((year, index) => ({
              label: String(year),
              height: heights[index]!,
              whole: year >= from,
              alike: null,
              figure: incomes ? columnFigure(incomes[index]!) : undefined,
            }))}
          />
        </div>
        <PathLegend
          hasRise={rate > 0}
          hasAlike={false}
          hasParts={years[0]! < from}
          hasFigures={incomes !== null}
        />
        {rows && <PathTable rows={rows} />}
        <a href={paths.graph()} className={`${buttonLook()} mt-8`}>
          나도 그려 보기
        </a>
      </article>
    </PublicPage>
  )
}

export const handle = publicPage

export const loader = ({ params, ...asking }: Route.LoaderArgs) => findShown('graph', params.id, asking)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sharedMeta('graph', params.id, originOf(matches))
