import { type Change, heldBack } from '@coffeeattack/domain/pacts/changes'
import { parseDay } from '@coffeeattack/domain/kst'
import { payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import { bareRangeText, moneyText, rangeText } from '@coffeeattack/domain/salary/format'
import { StepMark } from '@coffeeattack/kit/pacts/OfferOverTerms'
import { drawing } from '@coffeeattack/ui/drawing'
import type { ReactNode } from 'react'
import type { Version } from '../queries.ts'
import { shortWeekday, wholeDay } from '../words.ts'
import { partNames, partWords } from './parts.ts'

type ChangeItemProps = { change: Change; before: Version; after: Version; beforeName: string }

/** One change, drawn where it is a figure or a day, told where it is words (PACT-3). */
export function ChangeItem({ change, before, after, beforeName }: ChangeItemProps) {
  switch (change.kind) {
    case 'figure':
      return (
        <FigureChange
          change={change}
          stock={(after.terms.stock ?? before.terms.stock)?.kind ?? null}
          than={beforeName}
        />
      )
    case 'probation':
      return <ProbationChange before={before} after={after} than={beforeName} />
    case 'startsOn':
      return <StartChange before={before.terms.startsOn} after={after.terms.startsOn} />
    case 'words':
      return (
        <Item name={partNames[change.part]}>
          <p className="text-body-s text-ink-3 line-through decoration-line-field [overflow-wrap:anywhere]">
            <span className="sr-only">전에는 </span>
            {partWords(before.terms, change.part)}
          </p>
          <p className="mt-1 text-body-s font-medium [overflow-wrap:anywhere]">
            {partWords(after.terms, change.part)}
          </p>
        </Item>
      )
  }
}

type ItemProps = { name: string; figure?: ReactNode; children: ReactNode }

function Item({ name, figure, children }: ItemProps) {
  return (
    <li className="py-4">
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span className="text-body-s font-medium text-ink-2">{name}</span>
        {figure && <b className="text-right text-h3 font-bold tracking-tight tnum">{figure}</b>}
      </p>
      {children}
    </li>
  )
}

const Before = ({ children }: { children: string }) => (
  <s className="mr-1.5 font-medium text-ink-3 decoration-[1.5px]">
    <span className="sr-only">전에는 </span>
    {children}
  </s>
)

function Foot({ than, children }: { than: string; children?: ReactNode }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2.5 text-caption text-ink-3">
      <span>{than}</span>
      {children}
    </p>
  )
}

type FigureChangeProps = {
  change: Extract<Change, { kind: 'figure' }>
  stock: Parameters<typeof payName>[1]
  than: string
}

/** The version before is the thin bar, the new one the thick one; what rose is cherry, what is gone an empty box. */
function FigureChange({ change: { part, before, after }, stock, than }: FigureChangeProps) {
  const name = part === 'mealsMonthly' ? '한 달 식대' : payName(part, stock)
  const [was, now] = [before ?? { min: 0, max: 0 }, after ?? { min: 0, max: 0 }]
  const by = was.max === now.max ? now.min - was.min : now.max - was.max
  const end = Math.max(was.max, now.max)
  return (
    <Item
      name={name}
      figure={
        <>
          <Before>{before ? bareRangeText(before.min, before.max) : '없음'}</Before>
          {after ? rangeText(after.min, after.max) : '없음'}
        </>
      }
    >
      <div
        {...drawing(
          `${name} ${before ? rangeText(was.min, was.max) : '없음'}에서 ${after ? rangeText(now.min, now.max) : '없음'}`,
        )}
        className="grid gap-1.5"
      >
        <Bar
          parts={[
            ['bg-line-field', was.max],
            ['', end - was.max],
          ]}
          height="h-2"
        />
        <Bar
          parts={[
            ['bg-pay-1', Math.min(was.max, now.max)],
            ['bg-rise', now.max - was.max],
            ['border-[1.5px] border-dashed border-ink-2', was.max - now.max],
          ]}
          height="h-4.5"
        />
      </div>
      <Foot than={`${than}보다`}>
        <StepMark
          step={by > 0 ? 'HIGHER' : 'LOWER'}
        >{`${moneyText(Math.abs(by))} ${by > 0 ? '올랐어요' : '적어요'}`}</StepMark>
      </Foot>
    </Item>
  )
}

function Bar({
  parts,
  height,
}: {
  parts: readonly (readonly [look: string, size: number])[]
  height: string
}) {
  return (
    <div className={`flex gap-0.5 ${height}`}>
      {parts
        .filter(([, size]) => size > 0)
        .map(([look, size]) => (
          <i
            key={look}
            className={`block min-w-0.5 rounded-xs first:rounded-l-[5px] last:rounded-r-[5px] ${look}`}
            style={{ flexGrow: size, flexBasis: 0 }}
          />
        ))}
    </div>
  )
}

const monthNames = ['첫째 달', '둘째 달', '셋째 달', '넷째 달', '다섯째 달', '여섯째 달']

const probationText = ({ probation }: Version['terms']) =>
  probation ? `${probation.months}개월 ${probation.payPercent}%` : '없음'

/** A column for each month on probation, as high as its pay; what was added is cherry. */
function ProbationChange({ before, after, than }: { before: Version; after: Version; than: string }) {
  const [was, now] = [before.terms.probation, after.terms.probation]
  const by = heldBack(before.terms) - heldBack(after.terms)
  const shown = now ?? was
  const isOneLength = was?.months === now?.months
  return (
    <Item
      name={isOneLength ? `수습 ${now?.months}개월 급여` : '수습'}
      figure={
        <>
          <Before>{isOneLength && was ? `${was.payPercent}%` : probationText(before.terms)}</Before>
          {isOneLength && now ? `${now.payPercent}%` : probationText(after.terms)}
        </>
      }
    >
      {shown && isOneLength && (
        <div
          {...drawing(`수습 동안의 급여가 ${was?.payPercent}퍼센트에서 ${now?.payPercent}퍼센트로`)}
          className="grid auto-cols-fr grid-flow-col gap-2.5"
        >
          {monthNames.slice(0, shown.months).map((month) => (
            <span key={month} className="text-center text-note text-ink-3">
              <span className="mb-0.5 flex h-11.5 flex-col-reverse overflow-hidden rounded-[6px]">
                <i
                  className="block bg-pay-1"
                  style={{ height: `${Math.min(was!.payPercent, now!.payPercent)}%` }}
                />
                <i
                  className={by > 0 ? 'block bg-rise' : 'block border-[1.5px] border-dashed border-ink-2'}
                  style={{ height: `${Math.abs(was!.payPercent - now!.payPercent)}%` }}
                />
              </span>
              {month}
            </span>
          ))}
        </div>
      )}
      <Foot than={`${than}보다`}>
        {by !== 0 && (
          <StepMark step={by > 0 ? 'HIGHER' : 'LOWER'}>
            {`수습 동안 ${moneyText(Math.abs(by))} ${by > 0 ? '올랐어요' : '적어요'}`}
          </StepMark>
        )}
      </Foot>
    </Item>
  )
}

/** Both days on a line: the earlier one left. */
function StartChange({ before, after }: { before: string; after: string }) {
  const by = (parseDay(after) ?? 0) - (parseDay(before) ?? 0)
  const places =
    by > 0 ? ({ before: '16%', after: '84%' } as const) : ({ before: '84%', after: '16%' } as const)
  return (
    <Item name="시작일" figure={wholeDay(after)}>
      <div
        {...drawing(`${wholeDay(before)}에서 ${wholeDay(after)}로`)}
        className="relative h-11 text-caption tnum"
      >
        <i className="absolute inset-x-0 top-3.5 block h-0.5 rounded-full bg-line-2" />
        {(['before', 'after'] as const).map((which) => (
          <span
            key={which}
            className="absolute -translate-x-1/2 pt-2 text-center"
            style={{ left: places[which] }}
          >
            <i
              className={`mx-auto block size-3.5 rounded-full border-2 ${which === 'after' ? 'border-primary bg-primary' : 'border-line-field bg-surface'}`}
            />
            <span className={`block whitespace-nowrap ${which === 'after' ? 'font-bold' : 'text-ink-3'}`}>
              {shortWeekday(which === 'after' ? after : before)}
            </span>
          </span>
        ))}
      </div>
      <p className="mt-1 text-right text-caption text-ink-3">
        {distanceText(Math.abs(by))} {by > 0 ? '늦췄어요' : '앞당겼어요'}
      </p>
    </Item>
  )
}

const weekNames = ['한', '두', '세', '네']
const distanceText = (days: number): string =>
  days % 7 === 0 && days <= 28 ? `${weekNames[days / 7 - 1]} 주` : `${days}일`
