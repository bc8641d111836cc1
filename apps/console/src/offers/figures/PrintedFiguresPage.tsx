import { consolePaths } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { dayText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { funnelSteps, shareOf } from '@coffeeattack/domain/offers/figures'
import { headline, hoursText, periodText } from '@coffeeattack/domain/offers/figures-words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Printer } from '@coffeeattack/ui/icons/Printer'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { type Figures, figuresQuery } from '../queries.ts'
import { Funnel, NamedBars, SpanBars } from './charts.tsx'
import { figureAddress, type FigureFilter, figureQuery, filterNames, readFigureFilter } from './filter.ts'
import { FunnelTable } from './FunnelTable.tsx'
import {
  answeredWithRaise,
  colleagueRows,
  cutRows,
  paperRows,
  positionRows,
  raiseBars,
  reasonBars,
  timeBars,
} from './rows.ts'

/** The figures as one printable page (BIZ-14). */
export function PrintedFiguresPage() {
  const [params] = useSearchParams()
  const filter = readFigureFilter(params)
  const figures = useQuery(figuresQuery(figureQuery(filter)))
  const { data } = figures
  const names = data && filterNames(filter, data.choices)
  return (
    <main className="min-h-full bg-surface-3 print:bg-transparent">
      <PageTitle name="성과 A4" />
      <div className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-line bg-surface px-4 lg:px-6 print:hidden">
        <Link
          to={`${consolePaths.figures()}${figureAddress(filter)}`}
          aria-label="성과로 돌아가기"
          className={`${iconButtonLook} -ml-3`}
        >
          <ChevronLeft size={22} />
        </Link>
        <h1 className="mr-auto text-h2">A4로 보기</h1>
        {names && (
          <p className="text-caption text-ink-3 max-sm:hidden">
            {['한 쪽', names.period, names.by, names.position].filter(Boolean).join(' · ')}
          </p>
        )}
        <Button size="sm" disabled={!data} onClick={() => window.print()}>
          <Printer size={16} />
          인쇄하기
        </Button>
      </div>
      <div className="px-4 py-7 lg:px-6 print:p-0">
        <Loaded
          query={figures}
          title="성과를 불러오지 못했어요"
          className="rounded-card bg-surface py-24"
          skeleton={
            <Skeletons
              label="성과를 불러오는 중이에요"
              round="card"
              shapes={['mx-auto h-150 max-w-[210mm]']}
            />
          }
        >
          {(counted) => <FiguresSheet figures={counted} filter={filter} />}
        </Loaded>
      </div>
    </main>
  )
}

type FiguresSheetProps = { figures: Figures; filter: FigureFilter }

/** The printed page: light theme, no backgrounds behind text, no candidate names, never more than one page. */
function FiguresSheet({ figures, filter }: FiguresSheetProps) {
  const { people, total } = figures
  const [first, then] = headline(people, total.sent)
  return (
    <article
      aria-label="인쇄할 한 쪽"
      className="mx-auto flex max-w-[210mm] scheme-light flex-col bg-surface px-5 py-8 text-ink shadow-2 [-webkit-print-color-adjust:exact] [print-color-adjust:exact] sm:min-h-[297mm] sm:px-[16mm] sm:py-[14mm] print:h-[264mm] print:min-h-0 print:max-w-none print:overflow-hidden print:p-0 print:shadow-none"
    >
      <Head figures={figures} filter={filter} />
      <h2 className="mt-5 text-[1.4rem] leading-snug font-bold tracking-tight tnum">
        <span className="block">{`${first} `}</span>
        <span className="block text-balance">{then}</span>
      </h2>
      {total.sent > 0 && <Counted figures={figures} />}
      <p className="mt-auto flex justify-between gap-x-8 border-t border-line-2 pt-2.5 text-micro text-ink-3 max-sm:mt-8">
        <span className="text-pretty">
          이 기간에 보낸 어택을 끝까지 따라간 숫자예요. 거절한 이유는 다섯 명씩 묶었고, 후보자의 이름과
          연락처는 싣지 않았어요.
        </span>
        <span className="shrink-0 tnum">{`${BRAND.ko} · 1 / 1`}</span>
      </p>
    </article>
  )
}

function Head({ figures: { from, to, choices }, filter }: FiguresSheetProps) {
  const { company, name } = useMe()
  const names = filterNames(filter, choices)
  const today = dayText(kstDay(useNow(60 * 60_000)))
  const days = periodText({ from: parseDay(from) ?? 0, until: parseDay(to) ?? 0 })
  return (
    <header className="flex items-center gap-2.5 border-b-[1.5px] border-ink pb-3.5 max-sm:flex-wrap print:flex-nowrap">
      <Logo name={company?.name ?? BRAND.ko} src={company?.logo ?? null} size={34} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body-s leading-snug font-bold">{`${company?.name ?? BRAND.ko} 채용 성과`}</p>
        <p className="text-micro text-ink-3 tnum">
          {[days, names.by ?? '모든 동료', names.position ?? '모든 포지션'].join(' · ')}
        </p>
      </div>
      <p className="shrink-0 text-right text-micro text-ink-3 tnum max-sm:basis-full max-sm:text-left print:basis-auto print:text-right">
        {name}
        <br />
        {`${today.replace(/ \(.\)$/, '')}에 만들었어요`}
      </p>
    </header>
  )
}

const halves = 'grid gap-x-[9mm] sm:grid-cols-2 print:grid-cols-2 *:min-w-0'

function Counted({ figures }: { figures: Figures }) {
  const { total, spans, spanKind, positions, colleagues, reasons, raises, answerTimes } = figures
  const room = paperRows(figures)
  const refused = reasons?.reduce((all, { count }) => all + count, 0)
  return (
    <>
      <Summary figures={figures} />
      <div className={halves}>
        <Part title="어택이 지나온 길">
          <Funnel total={total} isPaper />
        </Part>
        <Part title={`${spanKind === 'week' ? '주' : '달'}마다 보낸 어택과 커피챗`}>
          <SpanBars spans={spans} spanKind={spanKind} isPaper />
        </Part>
      </div>
      <Part title="포지션마다">
        <FunnelTable
          of="포지션"
          rows={cutRows(positionRows(positions), room.positions, '개')}
          total={total}
          steps={funnelSteps}
          hasHours
          isPaper
        />
      </Part>
      <div className={halves}>
        <Part title={refused ? `거절한 이유 · ${refused}명` : '거절한 이유'}>
          {reasons ? <NamedBars bars={reasonBars(reasons)} nameWidth="42mm" isPaper /> : <TooFew />}
        </Part>
        <Part title={raises ? `올린 폭과 수락 · ${answeredWithRaise(raises)}건` : '올린 폭과 수락'}>
          {raises ? (
            <NamedBars bars={raiseBars(raises)} nameWidth="16mm" hasNotes isMet isPaper />
          ) : (
            <TooFew />
          )}
        </Part>
      </div>
      <div className={halves}>
        <Part title={answerTimes ? `답까지 걸린 시간 · ${total.answered}건` : '답까지 걸린 시간'}>
          {answerTimes ? <NamedBars bars={timeBars(answerTimes)} nameWidth="16mm" isPaper /> : <TooFew />}
        </Part>
        <Part title="동료마다">
          <FunnelTable
            of="동료"
            rows={cutRows(colleagueRows(colleagues), room.colleagues, '명')}
            total={total}
            steps={['sent', 'answered', 'matched']}
            isPaper
          />
        </Part>
      </div>
    </>
  )
}

const TooFew = () => <p className="text-note text-ink-3">아직 다섯 명이 안 돼요.</p>

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="mb-1 text-label leading-even font-bold tracking-snug tnum">{title}</h3>
      {children}
    </section>
  )
}

/** Four figures: answered, accepted, median time, and still in progress. */
function Summary({ figures: { total, people, inTalks } }: { figures: Figures }) {
  const { sent, answered, matched, answerHours } = total
  return (
    <dl className="mt-4 grid grid-cols-2 gap-y-3 rounded-[10px] py-2.5 inset-ring inset-ring-line-2 sm:grid-cols-4 print:grid-cols-4">
      <Sum name="답한 비율" note={`${groupDigits(answered)} / ${groupDigits(sent)}`}>
        {`${shareOf(answered, sent)}%`}
      </Sum>
      <Sum name="답 가운데 수락" note={`${groupDigits(matched)} / ${groupDigits(answered)}`}>
        {`${shareOf(matched, answered)}%`}
      </Sum>
      <Sum name="답까지" note={answerHours === null ? '다섯 명부터' : '가운데 값'}>
        {answerHours === null ? '–' : hoursText(answerHours)}
      </Sum>
      <Sum name="채용 확정" note={inTalks > 0 ? `협의 중 ${inTalks}명` : ''}>{`${people.hired}명`}</Sum>
    </dl>
  )
}

function Sum({ name, note, children }: { name: string; note: string; children: string }) {
  return (
    <div className="border-line-2 px-[5mm] not-first:border-l max-sm:odd:border-l-0">
      <dt className="text-micro text-ink-3">{name}</dt>
      <dd className="tnum">
        <b className="text-h2 leading-snug font-bold">{children}</b>
        <span className="ml-1.5 text-micro whitespace-nowrap text-ink-3">{note}</span>
      </dd>
    </div>
  )
}
