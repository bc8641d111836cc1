import type { Verdict } from '@coffeeattack/domain/companies/review'
import { useNow } from '@coffeeattack/kit/useNow'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { CircleAlert } from '@coffeeattack/ui/icons/CircleAlert'
import type { Review } from './queries.ts'
import { evidenceNames, shortTime } from './words.ts'

const spoken: Readonly<Record<Verdict, string>> = {
  SAME: '맞아요: ',
  DIFFERENT: '달라요: ',
  WAITING: '기다려요: ',
  UNKNOWN: '알 수 없어요: ',
}

/** What was written beside what was found, with source and time (FIRM-2). What differs stands out. */
export function EvidenceTable({ review: { evidence, askAgainAt } }: { review: Review }) {
  const now = useNow()
  return (
    <Card className="px-5 py-1.5">
      <table className="w-full border-collapse text-body-s max-lg:block [&_td]:max-lg:block [&_th]:max-lg:block">
        <caption className="sr-only">신청서와 확인한 것</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-caption text-ink-3 [&_th]:h-10 [&_th]:text-left [&_th]:font-medium">
            <th scope="col" className="w-29">
              <span className="sr-only">확인한 것의 종류</span>
            </th>
            <th scope="col" className="w-[30%]">
              신청서에 적은 것
            </th>
            <th scope="col">우리가 확인한 것</th>
            <th scope="col" className="!text-right">
              출처와 때
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {evidence.map(({ kind, claimed, found, verdict, source, at }) => (
            <tr
              key={kind}
              className={`border-t border-line max-lg:block max-lg:py-3 max-lg:first:border-0 lg:h-12 ${verdict === 'DIFFERENT' ? 'bg-surface-2 max-lg:-mx-3 max-lg:rounded-field max-lg:px-3' : ''}`}
            >
              <th
                scope="row"
                className={`text-left text-label font-normal text-ink-3 ${verdict === 'DIFFERENT' ? 'lg:rounded-l-field lg:pl-3' : ''}`}
              >
                {evidenceNames[kind]}
              </th>
              <td className={`pr-3 [overflow-wrap:anywhere] tnum ${claimed ? '' : 'max-lg:!hidden'}`}>
                {claimed ?? <span aria-label="적지 않아요">–</span>}
              </td>
              <td className="pr-3">
                <span
                  className={`flex items-center gap-2 ${verdict === 'SAME' || verdict === 'DIFFERENT' ? 'font-semibold' : 'font-medium text-ink-3'}`}
                >
                  <Mark verdict={verdict} />
                  <span className="min-w-0 [overflow-wrap:anywhere] tnum">
                    <span className="sr-only">{spoken[verdict]}</span>
                    {found}
                  </span>
                </span>
              </td>
              <td
                className={`text-caption text-ink-3 tnum lg:text-right lg:whitespace-nowrap ${verdict === 'DIFFERENT' ? 'lg:rounded-r-field lg:pr-3' : ''}`}
              >
                {verdict === 'WAITING' && askAgainAt
                  ? `다음 ${shortTime(askAgainAt, now)}`
                  : [source, at && shortTime(at, now)].filter(Boolean).join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Mark({ verdict }: { verdict: Verdict }) {
  if (verdict === 'SAME') return <Check size={17} strokeWidth={2.6} className="shrink-0 text-success" />
  if (verdict === 'DIFFERENT') return <CircleAlert size={18} strokeWidth={2} className="shrink-0" />
  return (
    <i
      aria-hidden="true"
      className="mx-px size-4 shrink-0 rounded-full border-[1.5px] border-dashed border-line-field"
    />
  )
}
