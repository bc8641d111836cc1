import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { FAIRNESS } from '@coffeeattack/domain/suggestions/fairness'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { Pencil } from '@coffeeattack/ui/icons/Pencil'
import { Scales } from '@coffeeattack/ui/icons/Scales'
import { Box } from './Box.tsx'
import type { Criteria } from './criteria.ts'
import { Point, Points } from './Points.tsx'

type Version = Criteria['versions'][number]

/** How weights come about, those of today, and all that were used before (MATCH-3). */
export function Versions({ criteria }: { criteria: Criteria }) {
  const { needed, gathered, since, outcomes, versions } = criteria
  return (
    <Box title="무게는 이렇게 정해요">
      <Points>
        <Point Icon={Pencil} title="처음에는 손으로 정했어요">
          결과가 {groupDigits(needed)}개 모일 때까지 써요.
          {outcomes === null && gathered < needed && ` 지금까지 ${groupDigits(gathered)}개 모였어요.`}
        </Point>
        <Point Icon={Bars} title="그다음은 결과에서 배워요">
          앞의 순서보다 나을 때만 바꿔요.
          <br />더 맞는데 내려가는 일은 없어요.
        </Point>
        <Point Icon={Scales} title="한쪽으로 기울지 않는지 봐요">
          경력, 직군, 성별로 달마다 견주고, {FAIRNESS.alertUnder}보다 낮으면 사람이 살펴요. 성별은 여기에만
          써요.
        </Point>
      </Points>
      <h3 className="mt-5 text-h3">지금까지 쓴 무게</h3>
      <ol className="mt-1">
        {versions.map((version, place) => (
          <VersionRow key={version.since} version={version} isNow={place === 0} />
        ))}
      </ol>
      <p className="mt-3 text-caption text-ink-3 tnum">
        지금 무게는 {dayOf(since)}부터 써요
        {outcomes !== null && ` · 결과 ${groupDigits(outcomes)}개`}
      </p>
    </Box>
  )
}

const dayOf = (day: string) => fullDayText(parseDay(day) ?? 0)

function VersionRow({ version: { since, outcomes, weights, isLearnt }, isNow }: VersionRowProps) {
  const parts = weights
    .filter(({ weight }) => weight > 0)
    .map(({ signal, label, weight }) => ({ signal, points: weight, text: label, detail: null }))
  return (
    <li className="border-t border-line py-3 first:border-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-body-s tnum">
        <b>
          {dayOf(since)}
          {isNow && '부터 지금까지'}
        </b>
        <span className="text-label text-ink-3">
          {isLearnt && outcomes !== null
            ? `결과 ${groupDigits(outcomes)}개에서 배운 무게`
            : '손으로 정한 무게'}
        </span>
      </p>
      <ReasonRun
        reasons={parts}
        size="card"
        figures
        label={weights.map(({ label, weight }) => `${label} ${weight}`).join(', ')}
        className="mt-2"
      />
    </li>
  )
}

type VersionRowProps = { version: Version; isNow: boolean }
