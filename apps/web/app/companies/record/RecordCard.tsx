import { tenthsText, TOO_FEW, withinText } from '@coffeeattack/domain/companies/record-words.ko'
import { Card } from '@coffeeattack/ui/Card'
import type { ReactNode } from 'react'
import { type CompanyRecord, leastPeople } from './queries.ts'
import { SpeedTrack } from './SpeedTrack.tsx'
import { FiveDashed, Ten } from './Ten.tsx'

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
      <FiveDashed />
      <p className="mt-4.5 text-h3 font-bold">{TOO_FEW}</p>
      <p className="mt-1 text-body-s text-ink-3">
        다섯 명이 답하면 여기에 보여요.
        <br />
        기록이 없다고 약속을 어긴 건 아니에요.
      </p>
    </div>
  )
}

function Figures({ record: { answers, came, payKept }, people }: { record: CompanyRecord; people: number }) {
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
      <p className="mt-5.5 border-t border-line pt-3.5 text-caption text-ink-3">
        커피챗을 마친 분들의 답을 하루에 한 번 어림해서 보여요.
        <br />
        누가 어떻게 답했는지는 아무도 알 수 없어요.
      </p>
    </>
  )
}

function Figure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="text-body leading-snug font-medium tracking-tight text-ink-2 tnum [&>b]:font-bold [&>b]:text-ink">
        {title}
      </h3>
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
