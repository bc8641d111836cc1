import { paths } from '@coffeeattack/contract/pages'
import { Cup } from '@coffeeattack/ui/Cup'
import { Close } from '@coffeeattack/ui/icons/Close'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { serverApi } from '../../api/server-api.server.ts'
import { publicPage } from '../../public-page.ts'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { PanelHome, PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/CriteriaPage.ts'
import { Box } from './Box.tsx'
import criteriaCss from './criteria.css?inline'
import type { Criteria } from './criteria.ts'
import { Law } from './Law.tsx'
import { Rights } from './Rights.tsx'
import { Versions } from './Versions.tsx'

const about = {
  title: '추천은 무엇을 보나요?',
  description:
    '커피어택의 추천이 세는 일곱 가지와 절대 세지 않는 것, 지금 무게와 지난 무게, 이유를 묻고 끄는 방법이에요.',
  path: paths.matchCriteria(),
}

/** What suggestions count and what they never do, with versions and dates (MATCH-5). */
export default function CriteriaPage({ loaderData: criteria }: Route.ComponentProps) {
  return (
    <PublicPage path={paths.matchCriteria()} panel={<CriteriaPanel />}>
      <PageStyle name="criteria" css={import.meta.env.SSR ? criteriaCss : ''} />
      <div className="flex flex-col gap-3 bg-canvas px-4 pt-2 pb-12 lg:px-6">
        <header className="px-1 pt-1 pb-3">
          <h1 className="text-h1">추천은 무엇을 보나요?</h1>
          <p className="mt-2 text-body text-ink-2">
            포지션과 사람을 일곱 가지로만 견줘요.
            <br />
            보이는 이유를 더한 것이 순서예요.
          </p>
        </header>
        <Counted signals={criteria.signals} />
        <Never names={criteria.never} />
        <Box title="점수만으로는 아무 일도 없어요">
          <p className={boxText}>
            어택을 보내는 것도, 만나는 것도 사람이 정해요.
            <br />
            낮다고 숨기거나 거절하지 않아요.
          </p>
        </Box>
        <Rights answerDays={criteria.answerDays} />
        <Versions criteria={criteria} />
        <Law inCharge={criteria.inCharge} />
      </div>
    </PublicPage>
  )
}

const boxText = 'mt-1 text-body-s text-ink-3'

function Counted({ signals }: Pick<Criteria, 'signals'>) {
  const parts = signals.map(({ signal, label, weight }) => ({
    signal,
    points: weight,
    text: label,
    detail: null,
  }))
  const sum = signals.reduce((all, { weight }) => all + weight, 0)
  return (
    <Box title="세는 것">
      <p className={boxText}>맞으면 많아야 이만큼 더하고, 맞지 않으면 빼요.</p>
      <ReasonRun
        reasons={parts.filter(({ points }) => points > 0)}
        size="large"
        figures
        label={`일곱 가지를 모두 더하면 ${sum}`}
        className="mt-4"
      />
      <dl className="mt-2">
        {signals.map(({ signal, label, looksAt, weight }) => (
          <div
            key={signal}
            className="flex min-h-13.5 items-center justify-between gap-3 border-t border-line py-1.5 first:border-0"
          >
            <dt className="min-w-0">
              <b className="block leading-close">{label}</b>
              <span className="block text-label leading-close text-ink-3">{looksAt}</span>
            </dt>
            <dd className="text-h3 font-bold tnum">{weight}</dd>
          </div>
        ))}
        <div className="flex min-h-11.5 items-center justify-between gap-3 border-t-[1.5px] border-ink pt-1">
          <dt className="font-semibold">모두 더하면</dt>
          <dd className="text-h3 font-bold tnum">{sum}</dd>
        </div>
      </dl>
    </Box>
  )
}

/** Dashed, crossed and struck, so that nobody takes it for one of those that count. */
function Never({ names }: { names: readonly string[] }) {
  return (
    <Box title="절대 세지 않는 것">
      <p className={boxText}>이것을 짐작하게 하는 것도 세지 않아요.</p>
      <ul className="mt-4 flex flex-wrap gap-1.75">
        {names.map((name) => (
          <li
            key={name}
            className="inline-flex min-h-9.5 items-center gap-1.25 rounded-full border-[1.5px] border-dashed border-line-field pr-3.25 pl-2.5 text-body-s font-medium text-ink-2"
          >
            <Close size={15} strokeWidth={2.4} className="text-ink-3" />
            <s className="decoration-[1.5px]">{name}</s>
          </li>
        ))}
      </ul>
    </Box>
  )
}

/** Beside the column on a wide screen. */
function CriteriaPanel() {
  return (
    <aside aria-label="소개" className="panel hidden lg:block">
      <PanelHome />
      <p className="relative z-1 mt-14 text-panel">
        이유를 말할 수 없는
        <br />
        추천은 하지 않아요
      </p>
      <p className="relative z-1 mt-4 text-lead text-on-shot-2">
        순서는 보이는 이유의 합이에요.
        <br />
        숨은 점수는 없어요.
      </p>
      <Cup className="absolute -right-30 -bottom-52 size-155 max-w-none" />
    </aside>
  )
}

export const handle = publicPage

export const loader = (asking: Route.LoaderArgs) =>
  serverApi(asking)('GET /suggestions/criteria', { signal: asking.request.signal })

export const meta: Route.MetaFunction = ({ matches }) => publicMeta(about, originOf(matches))
