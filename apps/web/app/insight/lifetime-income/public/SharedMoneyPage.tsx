import { paths } from '@coffeeattack/contract/pages'
import { picturePath, shareCard } from '@coffeeattack/domain/campaigns/share'
import { type SharedResult, sharedTitle } from '@coffeeattack/domain/insight/lifetime-share'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { data } from 'react-router'
import { type Asking, foundOrNull, serverApi } from '../../../api/server-api.server.ts'
import { PublicShareButton } from '../../../campaigns/PublicShareButton.tsx'
import { publicPage } from '../../../public-page.ts'
import { PublicPage } from '../../../public/chrome/PublicPage.tsx'
import { NotFoundView } from '../../../public/NotFoundView.tsx'
import { originOf, privateMeta, publicMeta } from '../../../seo.ts'
import type { Route } from './+types/SharedMoneyPage.ts'
import { CountedTotal, MoneyPanel } from './MoneyPanel.tsx'

/** The years without figures: heights in percent of the highest. */
function IncomeShape({ shape }: { shape: readonly number[] }) {
  if (shape.length === 0) return null
  const last = shape.length - 1
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${shape.length}년 동안의 소득이 오르내린 모양`}
      className="flex h-40 items-end gap-[min(2.5%,10px)] border-b border-line-2"
    >
      {shape.map((height, index) => (
        <i
          // oxlint-disable-next-line react/no-array-index-key -- years in a row have no other name here
          key={index}
          style={{ height: `${height}%`, transitionDelay: `${(last - index) * 60}ms` }}
          className={`max-w-12 flex-1 origin-bottom rounded-t-tag transition-[scale] duration-500 ease-enter motion-safe:starting:scale-y-0 ${index === last ? 'bg-primary' : 'bg-surface-3'}`}
        />
      ))}
    </div>
  )
}

/** A friend's result, as far as the friend agreed to show it (PUB-6). It names nobody. */
export default function SharedMoneyPage({ loaderData, params: { shareId }, matches }: Route.ComponentProps) {
  const path = paths.sharedMoney(shareId)
  if (!loaderData)
    return (
      <PublicPage path={path}>
        <NotFoundView />
      </PublicPage>
    )
  const { total, percentile, shape } = loaderData
  return (
    <PublicPage path={path} panel={<MoneyPanel />}>
      <section className="px-(--gut) pt-3 pb-9">
        {total === null ? (
          <>
            <p className="text-body-s text-ink-3">친구가 나눈 결과</p>
            <h1 className="mt-1 text-h1 text-balance">{sharedTitle({ total, percentile })}</h1>
          </>
        ) : (
          <>
            <p className="text-body-s text-ink-3">친구가 지금까지 번 소득</p>
            <h1 className="mt-1 flex flex-wrap items-end justify-between gap-x-4">
              <CountedTotal manwon={total} />
              {percentile !== null && (
                <span className="pb-1.5 text-body font-semibold text-ink-2">
                  {topPercentText(percentile)}
                </span>
              )}
            </h1>
          </>
        )}
        <div className="mt-5">
          <IncomeShape shape={shape} />
        </div>
        <p className="mt-3 text-caption text-ink-3">
          국세청이 확인한 소득을 해마다 한 칸으로 그렸어요. 가장 높은 해를 기준으로 한 모양이에요.
        </p>
        <a href={paths.money()} className={`${buttonLook()} mt-7`}>
          나는 얼마를 벌었을까요?
        </a>
        <PublicShareButton
          card={shareCard('money', { origin: originOf(matches), path, pictureOf: shareId })}
          kind="weak"
          size="md"
          className="mt-3"
        >
          이 결과 나누기
        </PublicShareButton>
      </section>
    </PublicPage>
  )
}

export const handle = publicPage

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A shared result, or null when it was withdrawn, has expired or never existed. */
async function findShared(shareId: string, asking: Asking): Promise<SharedResult | null> {
  if (!ID.test(shareId)) return null
  const { signal } = asking.request
  return foundOrNull(
    serverApi(asking)('GET /income/lifetime/share/:shareId', { params: { shareId }, signal }),
  )
}

export async function loader({ params, ...asking }: Route.LoaderArgs) {
  const result = await findShared(params.shareId, asking)
  return data(result, { status: result ? 200 : 404 })
}

/** It has a share card but must not be indexed: it belongs to the people who got the link. */
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
