import { paths } from '@coffeeattack/contract/pages'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf } from '../../seo.ts'
import type { Route } from './+types/SharedSecretPage.ts'
import { CampaignHead, sharedMeta } from './Campaign.tsx'
import { findShown } from './find-shown.server.ts'
import { PlaceHill } from './PlaceHill.tsx'
import { rankSentence } from './words.ts'

/** A shared rank, as far as its owner agreed to show it. */
export default function SharedSecretPage({ loaderData, params }: Route.ComponentProps) {
  const { topPercent, group, income } = loaderData
  return (
    <PublicPage path={paths.sharedSecret(params.id)}>
      <article className="px-(--gut) pt-3 pb-10">
        <CampaignHead
          lines={['누군가의 소득은', `${topPercentText(topPercent)}예요`]}
          about={
            income === null
              ? `${group} 사이의 자리예요. 금액은 보여 주지 않기로 했어요.`
              : `${group} 사이에서 ${moneyText(income)}을 벌어요.`
          }
        />
        <div className="mt-8">
          <PlaceHill guess={null} place={topPercent} label={rankSentence(topPercent, null)} />
        </div>
        <a href={paths.secret()} className={`${buttonLook()} mt-8`}>
          나도 알아보기
        </a>
      </article>
    </PublicPage>
  )
}

export const handle = publicPage

export const loader = ({ params, ...asking }: Route.LoaderArgs) => findShown('secret', params.id, asking)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  sharedMeta('secret', params.id, originOf(matches))
