import { paths } from '@coffeeattack/contract/pages'
import { shareCard } from '@coffeeattack/domain/campaigns/share'
import { totalIncome, type YearIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import { LIFETIME } from '@coffeeattack/domain/insight/lifetime-ranges'
import { topPercentText } from '@coffeeattack/domain/insight/market'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { PublicShareButton } from '../../../campaigns/PublicShareButton.tsx'
import { publicPage } from '../../../public-page.ts'
import { PublicPage } from '../../../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../../../seo.ts'
import { IncomeTable } from '../timeline/IncomeTable.tsx'
import { IncomeTimeline } from '../timeline/IncomeTimeline.tsx'
import type { Route } from './+types/MoneyPage.ts'
import { CountedTotal, MoneyPanel } from './MoneyPanel.tsx'

const paid = (company: string, incomes: Readonly<Record<number, number>>): YearIncome[] =>
  Object.entries(incomes).map(([year, income]) => ({ year: Number(year), company, income }))

/** An invented working life: three employers in ten years. */
const SAMPLE: { items: readonly YearIncome[]; percentile: number } = {
  items: [
    ...paid('한뼘교육', { 2016: 1_480, 2017: 2_760, 2018: 2_940, 2019: 1_870 }),
    ...paid('두들페이', { 2019: 1_690, 2020: 3_820, 2021: 4_180, 2022: 4_560 }),
    ...paid('노을클라우드', { 2023: 5_340, 2024: 5_870, 2025: 6_410 }),
  ],
  percentile: 24,
}

const STEPS = [
  {
    title: '휴대전화에서 한 번 확인해요',
    text: '카카오톡이나 PASS로 본인 확인을 하면 국세청에 신고된 근로소득을 불러와요. 주민등록번호는 묻지 않아요.',
  },
  {
    title: `${LIFETIME.yearsPerRequest}년씩 거슬러 올라가요`,
    text: '최근 다섯 해를 먼저 보여 드리고, 버튼을 누를 때마다 다섯 해 더 앞으로 가요. 첫 월급까지 닿으면 끝나요.',
  },
  {
    title: '내 자리를 알아봐요',
    text: '다 모으면 합계와, 함께 모은 사람들 가운데 어디쯤인지 알려 드려요. 견줄 사람이 다섯보다 적으면 자리는 말하지 않아요.',
  },
]

/** The introduction to the lifetime income, with an invented example (PUB-6). */
export default function MoneyPage({ matches }: Route.ComponentProps) {
  const { items, percentile } = SAMPLE
  return (
    <PublicPage path={paths.money()} panel={<MoneyPanel />}>
      <section className="px-(--gut) pt-3 pb-8">
        <h1 className="text-h1">
          나는 지금까지 <br />
          얼마를 벌었을까요?
        </h1>
        <p className="mt-2 text-body text-ink-2">
          첫 월급부터 지난해까지, 국세청이 확인해 준 소득을 해마다 한 칸씩 모아 봐요.
        </p>
        <figure className="mt-7">
          <figcaption className="text-body-s text-ink-3">예시 · 세 회사를 다닌 열 해</figcaption>
          <p className="mt-1 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <CountedTotal manwon={totalIncome(items)} />
            <span className="pb-1.5 text-body font-semibold text-ink-2">{topPercentText(percentile)}</span>
          </p>
          <div className="mt-4">
            <IncomeTimeline items={items} isStill />
          </div>
          <IncomeTable items={items} />
        </figure>
        <a href={paths.myMoney()} className={`${buttonLook()} mt-5`}>
          내 소득 모아 보기
        </a>
        <p className="mt-3 text-center text-caption text-ink-3">
          모은 소득은 나만 봐요. 회사에는 보이지 않아요.
        </p>
      </section>
      <section aria-labelledby="how" className="border-t-10 border-canvas px-(--gut) py-9">
        <h2 id="how" className="text-h2">
          이렇게 모아요
        </h2>
        <ol className="mt-5 grid gap-6">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
              <b
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-surface-2 text-body-s tnum"
              >
                {index + 1}
              </b>
              <h3 className="text-h3 leading-8">{title}</h3>
              <p className="col-start-2 mt-1 text-body-s text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="kept" className="border-t-10 border-canvas px-(--gut) py-9">
        <h2 id="kept" className="text-h2">
          무엇이 남고, 누가 보나요
        </h2>
        <ul className="mt-4 grid gap-3 text-body-s text-ink-2">
          <li>연도, 회사 이름, 그해 소득만 남겨요. 받은 서류는 남기지 않아요.</li>
          <li>국세청과 이어진 길은 결과를 보거나 10분이 지나면 지워요.</li>
          <li>나누기를 누르기 전에는 아무에게도 보이지 않아요. 금액을 보일지는 그때 골라요.</li>
          <li>탈퇴하면 모은 소득과 나눈 링크를 함께 지워요.</li>
        </ul>
        <PublicShareButton
          card={shareCard('money', { origin: originOf(matches) })}
          kind="weak"
          size="md"
          className="mt-7"
        >
          친구에게 알려 주기
        </PublicShareButton>
      </section>
    </PublicPage>
  )
}

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
