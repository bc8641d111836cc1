import { consolePaths } from '@coffeeattack/contract/console-pages'
import { changesBetween } from '@coffeeattack/domain/pacts/changes'
import { bareFigure, sumDifferenceText } from '@coffeeattack/domain/pacts/difference-words.ko'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { StepMark } from '@coffeeattack/kit/pacts/OfferOverTerms'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Document } from '@coffeeattack/ui/icons/Document'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Options } from '@coffeeattack/ui/Options'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { personName } from '../coffeechats/queries.ts'
import { compareRows, firstYears, type Row } from './compare.ts'
import { Info, PactFrame, SideLabel } from './PactFrame.tsx'
import { PathList } from './PathList.tsx'
import type { Pact, Version } from './queries.ts'
import { StateTag } from './StateTag.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import { shortDay } from './words.ts'

/** To the versions beside each other, where there is more than one. */
export function VersionsLink({ pact: { coffeechatId, versionItems } }: { pact: Pact }) {
  const [before, after] = versionItems.slice(-2)
  if (!before || !after) return null
  const count = changesBetween(before.terms, after.terms).changed.length
  return (
    <Link
      to={consolePaths.pact(coffeechatId, 'versions')}
      className={`${textLinkLook} min-h-6! text-caption!`}
    >
      {count > 0 ? `바뀐 것 ${count}가지` : '지난 안 보기'}
    </Link>
  )
}

const ends: Readonly<Record<NonNullable<Version['end']>, string>> = {
  REPLACED: '새 안을 보내며 닫혔어요',
  LAPSED: '기한이 지나 닫혔어요',
  WITHDRAWN: '거뒀어요',
  DECLINED: '함께하지 않기로 했어요',
  SEALED: '봉인했어요',
}

/** Every version that was sent, one beside the one before it (PACT-3). */
export function VersionsView({ pact }: { pact: Pact }) {
  const { versionItems, offered, state, coffeechatId } = pact
  const [number, setNumber] = useState(versionItems.length)
  const after = versionItems[number - 1]
  const before = versionItems[number - 2]
  if (!after) return null
  return (
    <PactFrame
      pact={pact}
      tag={
        <StateTag state={state === 'SEALED' ? 'SEALED' : 'DRAFT'}>{`안 ${versionItems.length}개`}</StateTag>
      }
      side={{
        title: '지나온 길',
        children: (
          <>
            <PathList pact={pact} label="있었던 일" />
            <SideLabel>문서</SideLabel>
            <ul className="grid gap-2">
              {versionItems.map((version) => (
                <li key={version.number}>
                  <Info icon={<Document size={18} />} title={versionName(version.number)}>
                    {version.end ? ends[version.end] : '지금 열려 있어요'} · {shortDay(version.sentAt)}에
                    보냈어요
                  </Info>
                </li>
              ))}
            </ul>
          </>
        ),
      }}
      footer={
        <Link to={consolePaths.pact(coffeechatId)} className={buttonLook({ size: 'md' })}>
          돌아가기
        </Link>
      }
    >
      {versionItems.length > 2 && (
        <SelectField
          dense
          hideLabel
          className="mt-3 max-w-64"
          label="어느 안을 볼까요?"
          value={number}
          onChange={(event) => setNumber(Number(event.currentTarget.value))}
        >
          <Options of={versionItems.map((version) => [version.number, versionName(version.number)])} />
        </SelectField>
      )}
      {before ? (
        <CompareTable key={number} {...{ pact, before, after }} />
      ) : (
        <TermsSheet terms={after.terms} offered={offered} who={personName(pact.name)} />
      )}
    </PactFrame>
  )
}

type CompareProps = { pact: Pact; before: Version; after: Version }

function CompareTable({ pact: { offered }, before, after }: CompareProps) {
  const rows = compareRows(before.terms, after.terms, offered)
  const sums = firstYears(before.terms, after.terms, offered)
  const changed = rows.filter(({ isChanged }) => isChanged)
  const kept = rows.filter(({ isChanged }) => !isChanged)
  return (
    <div className="mt-3 mb-6 overflow-hidden rounded-option bg-surface max-lg:-mx-4 max-lg:rounded-none max-lg:bg-page">
      <table className="w-full table-fixed border-collapse text-label tnum max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="h-9.5 text-right text-caption text-ink-3 [&>th]:px-2.5 [&>th]:font-medium">
            <th scope="col" className="w-[16%] pl-5! text-left">
              바뀐 것
            </th>
            <th scope="col" className="w-[17%]">
              제안
            </th>
            <th scope="col">{versionName(before.number)}</th>
            <th scope="col">{versionName(after.number)}</th>
            <th scope="col" className="w-[25%] pr-5! text-left">
              견주면
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {changed.map((row) => (
            <CompareRow key={row.part} row={row} names={[before.number, after.number]} />
          ))}
          {sums && (
            <CompareRow
              names={[before.number, after.number]}
              isSum
              row={{
                part: 'base',
                label: '첫해',
                offered: bareFigure(sums.offered),
                before: bareFigure(sums.before),
                after: bareFigure(sums.after),
                isChanged: true,
                step: null,
                words: sumDifferenceText(sums.moved).replace('제안 그대로예요', '그대로예요'),
                figures: null,
              }}
            />
          )}
          {kept.map((row) => (
            <CompareRow key={row.part} row={row} names={[before.number, after.number]} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CompareRowProps = { row: Row; names: readonly [number, number]; isSum?: boolean }

/** A row where there is room; on a phone an item with both versions below each other. */
function CompareRow({ row, names, isSum = false }: CompareRowProps) {
  const { label, offered, before, after, isChanged, step, words, figures } = row
  const look = isSum
    ? 'border-t-[1.5px] border-ink font-bold'
    : isChanged
      ? 'border-t border-line'
      : 'border-t border-line text-ink-3'
  const cell =
    'px-2.5 py-2.5 text-right max-lg:flex max-lg:justify-between max-lg:gap-4 max-lg:px-4 max-lg:py-0.5'
  return (
    <tr className={`${look} max-lg:block max-lg:py-2.5`}>
      <th
        scope="row"
        className={`py-2.5 pl-5 text-left max-lg:block max-lg:px-4 max-lg:py-0 ${isChanged ? 'font-semibold' : 'font-normal'}`}
      >
        {label}
      </th>
      <td className={`${cell} whitespace-nowrap text-ink-3 ${offered === '–' ? 'max-lg:hidden' : ''}`}>
        <Name>제안</Name>
        {offered}
      </td>
      {isChanged ? (
        <>
          <td className={`${cell} text-ink-3`}>
            <Name>{versionName(names[0])}</Name>
            <span>{before}</span>
          </td>
          <td className={`${cell} font-bold`}>
            <Name>{versionName(names[1])}</Name>
            <span>{after}</span>
          </td>
        </>
      ) : (
        <td colSpan={2} className={cell}>
          <Name>두 안 모두</Name>
          <span>{after}</span>
        </td>
      )}
      <td className="py-2 pr-5 pl-2.5 max-lg:block max-lg:w-auto max-lg:px-4 max-lg:py-1">
        {figures && <Moved {...figures} />}
        {step ? <StepMark step={step}>{words}</StepMark> : <span className="text-caption">{words}</span>}
      </td>
    </tr>
  )
}

const Name = ({ children }: { children: string }) => (
  <span className="shrink-0 font-normal text-ink-3 lg:hidden">{children}</span>
)

/** The version before thin above, the one after thick below, on one scale from zero. */
function Moved({ before, after }: { before: number; after: number }) {
  const end = Math.max(before, after)
  const bar = 'block rounded-xs'
  return (
    <span aria-hidden="true" className="mb-1 grid gap-0.5">
      <span className="flex gap-0.5">
        <i className={`${bar} h-1 bg-line-field`} style={{ flex: before }} />
        {end > before && <i style={{ flex: end - before }} />}
      </span>
      <span className="flex gap-0.5">
        <i className={`${bar} h-[11px] bg-pay-1`} style={{ flex: Math.min(before, after) }} />
        {after > before && <i className={`${bar} h-[11px] bg-rise`} style={{ flex: after - before }} />}
        {after < before && (
          <i
            className={`${bar} h-[11px] border-[1.5px] border-dashed border-ink-2`}
            style={{ flex: before - after }}
          />
        )}
      </span>
    </span>
  )
}
