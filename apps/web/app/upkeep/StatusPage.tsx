import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paths } from '@coffeeattack/contract/pages'
import { dayAgoText, kstDay, timeText } from '@coffeeattack/domain/kst'
import { overallOf, type PartState } from '@coffeeattack/domain/upkeep/status'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { CircleQuestion } from '@coffeeattack/ui/icons/CircleQuestion'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import type { ComponentType } from 'react'
import { serverApi } from '../api/server-api.server.ts'
import contentCss from '../content/content.css?inline'
import { ContentHead } from '../content/content-parts.tsx'
import { publicPage } from '../public-page.ts'
import { PageStyle } from '../public/chrome/PageStyle.tsx'
import { PublicPage } from '../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../seo.ts'
import type { Route } from './+types/StatusPage.ts'
import { advice, headlines, parts as words, stateWords } from './copy.ko.ts'

type Part = ApiResult<'GET /status'>['parts'][number]

const icons: Readonly<Record<PartState, ComponentType<IconProps>>> = {
  fine: Check,
  late: Clock,
  unsure: CircleQuestion,
  reading: Eye,
  away: CircleInfo,
}

const tones: Readonly<Record<PartState, string>> = {
  fine: 'text-success',
  late: 'text-ink-2',
  unsure: 'text-ink-2',
  reading: 'text-ink-2',
  away: 'text-danger',
}

/** '오늘 13:05부터' */
function sinceText(since: string, now: Date): string {
  const at = new Date(since)
  return `${dayAgoText(kstDay(at), kstDay(now))} ${timeText(at)}부터`
}

/** `hasOthers`: a tip names another way, which exists only while most things work. */
function PartRow({
  part: { part, state, since },
  now,
  hasOthers,
}: {
  part: Part
  now: Date
  hasOthers: boolean
}) {
  const { name, about } = words[part]
  const Icon = icons[state]
  const tip = hasOthers && state !== 'fine' && advice[part]?.[state]
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-[1.0625rem] font-semibold">{name}</h2>
          <p className="mt-0.5 text-[.875rem] text-ink-3">{about}</p>
        </div>
        <p className="shrink-0 text-right text-[.9375rem] leading-[1.7] font-semibold">
          <span className={`inline-flex items-center gap-1.5 ${tones[state]}`}>
            <Icon size={18} strokeWidth={2.2} />
            {stateWords[state]}
          </span>
          {since && (
            <span className="block text-[.8125rem] font-normal text-ink-3 tnum">{sinceText(since, now)}</span>
          )}
        </p>
      </div>
      {tip && <p className="mt-2 rounded-field bg-surface-2 px-4 py-3 text-[.9375rem] text-ink-2">{tip}</p>}
    </li>
  )
}

const isTroubled = ({ state }: Part) => state !== 'fine'

/** What works, for candidates and companies, also while the database is away (OPS-5). */
export default function StatusPage({ loaderData: status }: Route.ComponentProps) {
  const overall = status ? overallOf(status.parts) : 'unknown'
  const { headline, about } = headlines[overall]
  const parts = status?.parts ?? []
  return (
    <PublicPage path={paths.status()}>
      <PageStyle name="content" css={import.meta.env.SSR ? contentCss : ''} />
      <div className="px-(--gut) pt-5 pb-12">
        <div data-renew>
          <ContentHead title={TITLE} headline={headline} description={about} />
          {status && (
            <>
              <p className="mt-3 text-[.875rem] text-ink-3 tnum">
                <time dateTime={status.at}>{timeText(new Date(status.at))}</time>에 확인했어요
              </p>
              <ul aria-label={TITLE} className="mt-6 border-t border-line">
                {[...parts.filter(isTroubled), ...parts.filter((part) => !isTroubled(part))].map((part) => (
                  <PartRow
                    key={part.part}
                    part={part}
                    now={new Date(status.at)}
                    hasOthers={overall !== 'most'}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
        <output data-renew-lost hidden className="mt-4 block text-[.9375rem] text-danger">
          새로 확인하지 못하고 있어요. 위의 시각까지의 모습이에요.
        </output>
        <p className="mt-7 text-[.9375rem] text-ink-3">
          여기에 없는 문제가 있나요?{' '}
          <a href={paths.ask(paths.status())} className="underline underline-offset-4">
            문의 남기기
          </a>
        </p>
      </div>
    </PublicPage>
  )
}

const TITLE = '서비스 상태'

export const handle = publicPage

/** Nobody can tell when the service itself does not answer its own page. */
export const loader = (asking: Route.LoaderArgs) =>
  serverApi(asking)('GET /status', { signal: asking.request.signal }).catch(() => null)

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: TITLE,
      description: '어택, 커피챗 대화, 로그인 문자, 경력·소득 인증, 파일이 지금 잘 되는지 바로 볼 수 있어요.',
      path: paths.status(),
    },
    originOf(matches),
  )
