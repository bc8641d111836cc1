import {
  headcountMonthText,
  type HeadcountMonth,
  headcountView,
} from '@coffeeattack/domain/companies/headcount'
import { Card } from '@coffeeattack/ui/Card'
import type { CompanyProof } from './queries.ts'

type HeadcountCardProps = {
  months: readonly HeadcountMonth[]
  /** Why there may be nothing to draw. */
  known: CompanyProof['headcount']
  isOff: boolean
}

/** The people of a company over a year: who came above the line, who left below, on the same scale (FIRM-5). */
export function HeadcountCard({ months, known, isOff }: HeadcountCardProps) {
  const view = headcountView(months)
  return (
    <Card aria-labelledby="headcount">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="headcount" className="text-h3">
          일하는 사람
        </h2>
        {view && (
          <span className="text-caption text-ink-3 tnum">국민연금 · {headcountMonthText(view.month)}</span>
        )}
      </div>
      {view ? <Year view={view} /> : <Unknown known={known} isOff={isOff} />}
    </Card>
  )
}

type View = NonNullable<ReturnType<typeof headcountView>>

const BAR = 66
/** Below the line there is less room; a taller bar makes both sides smaller. */
const BELOW = 36

function Year({ view: { people, before, joined, left, months } }: { view: View }) {
  const most = Math.max(1, ...months.map((month) => month.joined))
  const worst = Math.max(1, ...months.map((month) => month.left))
  const scale = Math.min(11, BAR / most, BELOW / worst)
  const first = months[0]!
  const became = before === null ? '' : `. ${before}명에서 ${people}명이 됐어요`
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
        <b className="text-[2rem] leading-tight font-bold tracking-tighter">
          {people.toLocaleString('ko-KR')}
          <span className="ml-0.5 text-h3">명</span>
        </b>
        {before !== null && (
          <span className="text-body-s text-ink-3 tnum">1년 전 {before.toLocaleString('ko-KR')}명</span>
        )}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
        role="img"
        aria-label={`${headcountMonthText(first.month)}부터 ${headcountMonthText(months.at(-1)!.month)}까지 ${joined}명이 들어오고 ${left}명이 나갔어요${became}`}
        className="mt-4.5 grid grid-cols-[repeat(12,1fr)] gap-1.25"
      >
        {months.map((month) => (
          <span key={month.month} className="flex flex-col">
            <span className="flex h-16.5 items-end border-b-[1.5px] border-ink-3">
              <i className="w-full rounded-t-[4px] bg-primary" style={{ height: month.joined * scale }} />
            </span>
            <span className="h-9 pt-[1.5px]">
              <i
                className={`block w-full rounded-b-[4px] ${HATCHED}`}
                style={{ height: month.left * scale }}
              />
            </span>
          </span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="mt-1 grid grid-cols-[repeat(12,1fr)] gap-1.25 text-center text-note whitespace-nowrap text-ink-3 tnum"
      >
        {months.map(({ month }, place) => (
          <span key={month}>{monthLabel(month, place === 0 || place === months.length - 1)}</span>
        ))}
      </div>
      <dl className="mt-3.5 tnum">
        <Sum mark="bg-primary" label="들어온 사람" count={joined} />
        <Sum mark={HATCHED} label="나간 사람" count={left} />
      </dl>
      <p className="mt-3.5 border-t border-line pt-3 text-caption text-ink-3">
        국민연금공단 공개 자료예요. 국민연금에 가입한 사람만 세어서 실제와 조금 다를 수 있어요.
      </p>
    </>
  )
}

const HATCHED = 'bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_2px,var(--surface-2)_2px_5px)]'

/** The ends and each January have their word; the others the number alone. */
const monthLabel = (month: string, isEnd: boolean): string =>
  isEnd || month.endsWith('01') ? headcountMonthText(month) : String(Number(month.slice(4)))

function Sum({ mark, label, count }: { mark: string; label: string; count: number }) {
  return (
    <div className="flex justify-between gap-3 text-body-s leading-[2]">
      <dt className="flex items-center gap-2.5 text-ink-2">
        <i aria-hidden="true" className={`size-3 rounded-[4px] ${mark}`} />
        {label}
      </dt>
      <dd className="font-semibold">{count.toLocaleString('ko-KR')}명</dd>
    </div>
  )
}

function Unknown({ known, isOff }: Omit<HeadcountCardProps, 'months'>) {
  const [title, about] = unknownWords(known, isOff)
  return (
    <div className="pt-4.5 pb-1 text-center">
      <b className="block font-semibold">{title}</b>
      <p className="mt-0.5 text-body-s text-balance text-ink-3">{about}</p>
    </div>
  )
}

function unknownWords(known: CompanyProof['headcount'], isOff: boolean): [title: string, about: string] {
  if (known === 'AMBIGUOUS')
    return ['아직 보여 드릴 수 없어요', '이름이 비슷한 사업장이 여럿이라 어느 곳인지 또렷하지 않아요.']
  if (known === 'NONE')
    return ['아직 보여 드릴 수 없어요', '국민연금 공개 자료에서 찾지 못했어요. 작은 회사는 없을 수 있어요.']
  return isOff
    ? ['확인하지 않아요', '이 서비스는 직원 수를 물어보지 않아요.']
    : ['아직 몰라요', '국민연금공단에서 답을 받으면 보여 드릴게요.']
}
