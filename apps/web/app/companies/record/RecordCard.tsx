import { answerStops } from '@coffeeattack/domain/companies/record'
import {
  peopleText,
  tenthsOfPeople,
  tenthsText,
  TOO_FEW,
  withinText,
} from '@coffeeattack/domain/companies/record-words.ko'
import { Card } from '@coffeeattack/ui/Card'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import type { ReactNode } from 'react'
import { type CompanyRecord, leastPeople } from './queries.ts'

/** A company's track record, drawn in full (KEEP-4). */
export function RecordCard({ record }: { record: CompanyRecord }) {
  const people = leastPeople(record)
  return (
    <Card aria-labelledby="record">
      <h2 id="record" className="text-h2">
        말한 대로 지켰을까요?
      </h2>
      {people === null ? <NoRecord /> : <Figures record={record} people={people} />}
    </Card>
  )
}

/** A neutral sentence while too few have answered. */
function NoRecord() {
  return (
    <div className="pt-7 pb-1 text-center">
      <FiveDashed kind="cup" />
      <p className="mt-4.5 text-h3 font-bold">{TOO_FEW}</p>
      <p className="mt-1 text-body-s text-ink-3">
        다섯 명이 답하면 여기에 보여요.
        <br />
        기록이 없다고 약속을 어긴 건 아니에요.
      </p>
    </div>
  )
}

function Figures({
  record: { answers, came, payKept, payReceived },
  people,
}: {
  record: CompanyRecord
  people: number
}) {
  return (
    <>
      <p className="mt-0.5 text-label text-ink-3 tnum">최근 180일, {people}명 이상이 답했어요</p>
      {answers ? (
        <Figure
          title={
            <>
              보통 <b>{withinText(answers.value)}</b> 답해요
            </>
          }
        >
          <SpeedTrack stop={answers.value} />
        </Figure>
      ) : (
        <TooFew about="답하는 데 걸린 시간은" />
      )}
      {came ? (
        <Figure
          title={
            <>
              커피챗에 <b>{tenthsText(came.value)}</b> 나왔어요
            </>
          }
        >
          <Ten kind="cup" full={came.value} />
        </Figure>
      ) : (
        <TooFew about="커피챗에 나온 횟수는" />
      )}
      {payKept ? (
        <Figure
          title={
            <>
              <b>{tenthsText(payKept.value)}</b> 제안한 연봉 그대로였어요
            </>
          }
        >
          <Ten kind="slip" full={payKept.value} />
        </Figure>
      ) : (
        <TooFew about="연봉을 지킨 횟수는" />
      )}
      <div className="mt-6">
        <h3 className={TITLE}>
          약속한 연봉을 받은 분 {payReceived && <b>{tenthsOfPeople(payReceived.value)}</b>}
        </h3>
        {payReceived ? (
          <>
            <Ten kind="person" full={payReceived.value} label={tenthsOfPeople(payReceived.value)} />
            <p className="mt-2 flex items-center gap-1 text-caption text-ink-3 tnum">
              <ShieldCheck size={15} strokeWidth={2.1} className="shrink-0 text-success" />
              건강보험으로 확인 · {peopleText(payReceived.people)}
            </p>
          </>
        ) : (
          <>
            <FiveDashed kind="person" />
            <p className="mt-2.5 text-caption text-ink-3">{TOO_FEW}. 다섯 분이 확인하면 보여요.</p>
          </>
        )}
      </div>
      <p className="mt-5.5 border-t border-line pt-3.5 text-caption text-ink-3">
        하루에 한 번 어림해서 보여요.
        <br />
        누가 어떻게 답했는지는 아무도 알 수 없어요.
      </p>
    </>
  )
}

const TITLE =
  'text-body leading-snug font-medium tracking-tight text-ink-2 tnum [&>b]:font-bold [&>b]:text-ink'

function Figure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className={TITLE}>{title}</h3>
      {children}
    </div>
  )
}

/** One figure with too few answers, while others have enough. */
function TooFew({ about }: { about: string }) {
  return (
    <p className="mt-6 text-body-s text-ink-3">
      {about} {TOO_FEW}
    </p>
  )
}

/**
 * A company's response time on a track of five stops. The line runs from the centre of the first label to the centre
 * of the last.
 */
function SpeedTrack({ stop }: { stop: number }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`답하는 데 보통 ${answerStops[stop]!.name} 걸려요`}
      className="relative mt-3 grid grid-cols-5 text-center text-note leading-snug text-ink-3"
    >
      <i className="absolute inset-x-[10%] top-2 h-1 rounded-full bg-line-2" />
      <i
        className="absolute top-2 left-[10%] h-1 rounded-full bg-primary"
        style={{ width: `${stop * 20}%` }}
      />
      {answerStops.map(({ name }, place) => (
        <span key={name} className={`relative pt-6.5 ${place === stop ? 'font-bold text-ink' : ''}`}>
          <i
            className={`absolute left-1/2 -translate-x-1/2 rounded-full ${
              place === stop
                ? 'top-0 size-5 border-6 border-primary bg-surface'
                : `top-1.5 size-2 ${place < stop ? 'bg-primary' : 'bg-line-2'}`
            }`}
          />
          {name}
        </span>
      ))}
    </div>
  )
}

const CHEVRONS = 'm9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4'
const HANDLE = 'M29.8 12.4c2.4 0 3.9 1.6 3.9 3.6s-1.5 3.6-3.9 3.6'
const SLIP =
  'M6 4.2A2.2 2.2 0 0 1 8.2 2h15.6A2.2 2.2 0 0 1 26 4.2v25.3l-2.5-2.4-2.5 2.4-2.5-2.4-2.5 2.4-2.5-2.4-2.5 2.4-2.5-2.4L6 29.5z'

const PERSON = (
  <>
    <circle cx="18" cy="9" r="6.5" />
    <path d="M6 29.5c0-6.9 5.4-11.5 12-11.5s12 4.6 12 11.5z" />
  </>
)

const drawn = {
  cup: {
    on: (
      <>
        <circle cx="16" cy="16" r="13.2" />
        <rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" />
      </>
    ),
    mark: CHEVRONS,
    off: (
      <>
        <circle cx="16" cy="16" r="13.2" />
        <path d={HANDLE} />
      </>
    ),
  },
  slip: { on: <path d={SLIP} />, mark: 'm11 14.5 3.8 3.8 6.7-7', off: <path d={SLIP} /> },
  person: { on: PERSON, mark: '', off: PERSON },
}

type Kind = keyof typeof drawn

function Filled({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="0 0 36 32" className="h-auto w-full max-w-9.5 overflow-visible">
      <g className="fill-primary">{drawn[kind].on}</g>
      <path
        d={drawn[kind].mark}
        fill="none"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function Empty({ kind, dashed }: { kind: Kind; dashed?: boolean }) {
  return (
    <svg viewBox="0 0 36 32" className="h-auto w-full max-w-9.5 overflow-visible">
      <g
        fill="none"
        className={`stroke-line-field ${dashed ? '[&>*]:[stroke-dasharray:3_3.2]' : ''}`}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawn[kind].off}
      </g>
    </svg>
  )
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Ten cups, slips or people, some of them filled: figures are rounded to tenths. */
function Ten({ kind, full, label = tenthsText(full) }: { kind: Kind; full: number; label?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div className="mt-2.5 grid grid-cols-10 gap-[3px]" role="img" aria-label={label}>
      {places(10).map((place) =>
        place < full ? <Filled key={place} kind={kind} /> : <Empty key={place} kind={kind} />,
      )}
    </div>
  )
}

/** Five empty places: nobody is counted yet. */
function FiveDashed({ kind }: { kind: 'cup' | 'person' }) {
  const label = kind === 'cup' ? '빈 잔 다섯 개' : '빈자리 다섯'
  const place = kind === 'cup' ? 'justify-center' : 'mt-2.5'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
    <div className={`flex gap-2.5 *:w-9.5 ${place}`} role="img" aria-label={label}>
      {places(5).map((place) => (
        <Empty key={place} kind={kind} dashed />
      ))}
    </div>
  )
}
