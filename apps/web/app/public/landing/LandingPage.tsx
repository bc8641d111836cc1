import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Cup } from '@coffeeattack/ui/Cup'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { ToastBar } from '@coffeeattack/ui/ToastBar'
import { outsideOf } from '../../campaigns/outside-links.ts'
import { findReferrer } from '../../partners/find-referrer.server.ts'
import { publicPage } from '../../public-page.ts'
import { originOf } from '../../seo.ts'
import type { SentHome } from '../../sessions/sent-home.ts'
import { KakaoStart } from '../chrome/KakaoStart.tsx'
import { PageStyle } from '../chrome/PageStyle.tsx'
import { PanelHome, PublicPage } from '../chrome/PublicPage.tsx'
import type { Route } from './+types/LandingPage.ts'
import { Banners } from './Banners.tsx'
import { CompanyLogos, CompanyMark, MarkSprite } from './CompanyLogos.tsx'
import { landingFaq, landingMeta } from './landing-meta.ts'
import landingCss from './landing.css?inline'
import { SectionTitle } from './SectionTitle.tsx'
import { StepGrid } from './StepGrid.tsx'
import { Testimonials } from './Testimonials.tsx'

/** The most popular jobs. The counts are right when the page is rendered; the island keeps them current. */
function PopularJobs({ now }: { now: Date }) {
  return (
    <section aria-labelledby="jobs" className="px-(--gut) pt-13 pb-11">
      <SectionTitle id="jobs" lines={['지금 많이', '어택받는 직무']} />
      <p className="mt-2 text-body-s text-ink-3">10분에 한 명씩 새로 참여하고 있어요</p>
      <ol data-popular-jobs className="mt-5 flex flex-col gap-4.5">
        {popularJobs(now).map(({ name, count, share }, index) => (
          <li key={name} className="group flex items-center gap-3.5">
            <span className="tnum w-4.5 text-center text-h3 font-bold text-ink-3 group-nth-[-n+3]:text-ink">
              {index + 1}
            </span>
            <div className="grow">
              <p className="flex items-baseline justify-between gap-3">
                <b>{name}</b>
                <span className="tnum text-body-s text-ink-3">
                  <span data-count>{groupDigits(count)}</span>명
                </span>
              </p>
              <div className="mt-[7px] h-1.5 rounded-full bg-surface-2">
                <i
                  data-bar
                  className="block h-full rounded-full bg-track group-first:bg-primary"
                  style={{ width: `${(share * 100).toFixed(2)}%` }}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The headline over a cup with the slip under its saucer. On a wide screen it is the dark panel. */
function Hero() {
  return (
    <section className="hero panel">
      <PanelHome />
      <div className="relative z-1">
        <h1 className="hero-title">
          연봉 먼저, <br />
          커피는 그다음
        </h1>
        <p className="mt-3.5 text-[1.0625rem] text-ink-2 lg:mt-5 lg:text-lead/relaxed lg:text-on-shot-2">
          <span className="block text-balance">커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요.</span>
          <span className="block text-balance">마음에 들면 커피챗으로 만나요.</span>
        </p>
      </div>
      <div className="hero-art">
        <Cup
          size={400}
          className="hero-cup"
          label="위에서 본 커피 한 잔. 우유 거품이 위로 오르는 화살 모양이에요"
        />
        <OfferSlip />
      </div>
    </section>
  )
}

const words: Readonly<Record<SentHome, readonly string[]>> = {
  'load-failed': ['내용을 불러오지 못해 첫 화면으로 왔어요.', '잠시 뒤 다시 시도해 주세요.'],
  'login-over': ['로그인이 풀려 첫 화면으로 왔어요.', '다시 로그인해 주세요.'],
}

/** The reasons why a failed load sent the person here (ROUTE-3). The island shows the right one for a moment. */
function SentHomeWord() {
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed right-[max(0px,(100%-var(--col))/2)] bottom-[calc(100px+env(safe-area-inset-bottom))] left-[max(0px,(100%-var(--col))/2)] z-50 flex justify-center px-4 lg:right-0 lg:bottom-6 lg:left-[calc(100%-var(--col))]"
    >
      {Object.entries(words).map(([why, lines]) => (
        <ToastBar key={why} data-why={why} hidden>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </ToastBar>
      ))}
    </output>
  )
}

/** Native `<details>`, so that no script is needed. */
function Faq() {
  return (
    <section id="faq" aria-labelledby="questions" className="px-(--gut) pt-11 pb-8">
      <SectionTitle id="questions" lines={['자주 묻는 질문']} />
      <div className="mt-3">
        {landingFaq.map(({ key, question, answer }, index) => (
          <details key={key} open={index === 0} className="group border-b border-line">
            <summary className="flex list-none items-start justify-between gap-4 py-4.5 leading-normal font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown className="mt-0.5 text-ink-3 transition-transform duration-(--t2) group-open:rotate-180" />
            </summary>
            <p className="-mt-1 pr-7 pb-5 text-body-s/relaxed text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** On a wide screen the headline is in the panel, so the column starts with the start button. */
function WideStart() {
  return (
    <section className="hidden px-(--gut) pt-5 pb-7 lg:block">
      <SectionTitle lines={['3초 인증하고', '내 연봉을 제안받아 보세요']} />
      <p className="mt-2 mb-6 text-ink-3">이름과 연락처는 내가 고른 회사에만 공개돼요.</p>
      <KakaoStart>카카오로 시작하기</KakaoStart>
    </section>
  )
}

function Steps() {
  return (
    <section aria-labelledby="steps" className="px-(--gut) py-8">
      <SectionTitle id="steps" lines={['네 단계면', '제안받을 준비 끝']} />
      <div className="mt-6">
        <StepGrid />
      </div>
    </section>
  )
}

/** Sticks to the bottom of a phone, with a fade above it. */
function BottomStart() {
  return (
    <aside
      aria-label="시작하기"
      className="sticky bottom-0 z-15 bg-page px-(--gut) pt-3 pb-safe-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-page lg:hidden"
    >
      <KakaoStart>카카오로 3초 만에 시작하기</KakaoStart>
    </aside>
  )
}

/** The landing page (PUB-1). `now` is the time of rendering, for the counts of participants. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <PublicPage path="/" panel={null} bottom={<BottomStart />}>
      <PageStyle name="landing" css={import.meta.env.SSR ? landingCss : ''} />
      <MarkSprite />
      <SentHomeWord />
      <Hero />
      <WideStart />
      <Banners />
      <Steps />
      <Testimonials />
      <PopularJobs now={loaderData.now} />
      <CompanyLogos />
      <Faq />
    </PublicPage>
  )
}

export const handle = publicPage

/** The loader gives the time of rendering and the partner whose link was opened. */
export const loader = async (asking: Route.LoaderArgs) => ({
  now: new Date(),
  referrer: await findReferrer(asking),
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  landingMeta(originOf(matches), { referrer: loaderData?.referrer, outside: outsideOf(matches) })

const company = { slug: 'noeul-cloud', name: '노을클라우드' }
const now = 5_200
const offered = 6_800

/** An offer as a café bill: the current salary, the offered one and the raise. Paper in both themes. */
function OfferSlip() {
  return (
    <figure className="offer-slip" aria-label={`${company.name}의 연봉 제안 보기`}>
      <div className="paper torn-edge">
        <div className="flex items-center gap-2.5">
          <CompanyMark slug={company.slug} size={36} />
          <div className="text-[.9375rem]/snug font-bold">
            {company.name}
            <div className="text-[.78125rem]/close font-normal text-(--bean-600)">프론트엔드 개발자</div>
          </div>
        </div>
        <Dashes />
        <dl className="text-[.84375rem]/[1.75] text-(--bean-600)">
          <Line label="지금 연봉" figure={now} />
          <Line label="제안 연봉" figure={offered} strong />
        </dl>
        <Dashes />
        <p className="text-caption/close text-(--bean-600)">오른 금액</p>
        <p className="tnum text-[15.8cqi]/[1.2] font-extrabold tracking-[-.045em] text-(--cherry-500)">
          +{groupDigits(offered - now)}
          <small className="ml-0.5 text-[.61em] font-bold tracking-snug">만 원</small>
        </p>
      </div>
    </figure>
  )
}

function Line({ label, figure, strong = false }: { label: string; figure: number; strong?: boolean }) {
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd className={strong ? 'tnum font-bold text-(--bean-900)' : 'tnum'}>{groupDigits(figure)}만</dd>
    </div>
  )
}

function Dashes() {
  return (
    <div className="my-3 h-px bg-[repeating-linear-gradient(90deg,var(--bean-300)_0_5px,transparent_5px_10px)]" />
  )
}
