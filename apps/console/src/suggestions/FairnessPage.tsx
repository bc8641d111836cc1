import { monthText } from '@coffeeattack/domain/companies/statement'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { FAIRNESS } from '@coffeeattack/domain/suggestions/fairness'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Download } from '@coffeeattack/ui/icons/Download'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { EmptyBox } from '../list/ConsoleList.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { saveText } from '../operators/audit/save-text.ts'
import { AlertCard } from './AlertCard.tsx'
import { DimensionCard } from './DimensionCard.tsx'
import { Ledger } from './Ledger.tsx'
import { type Fairness, fairnessQuery, shortMonth } from './queries.ts'

/** How a month's suggestions fall on groups, and every model that was learnt (MATCH-3, MATCH-6). */
export function FairnessPage() {
  const [params, changeParams] = useFilterParams()
  const asked = params.get('month') ?? undefined
  const fairness = useQuery(fairnessQuery(asked))
  const { data } = fairness
  return (
    <ConsolePage
      isWide
      title="추천 살피기"
      action={
        data?.month && (
          <>
            <MonthChoice
              month={data.month}
              months={data.months}
              onChange={(month) => changeParams([['month', month]])}
            />
            <SaveButton month={data.month} />
          </>
        )
      }
    >
      <Loaded
        query={fairness}
        title="추천을 불러오지 못했어요"
        className="rounded-card bg-surface py-22"
        skeleton={<Skeletons round="card" shapes={['h-48', 'mt-3 h-64']} />}
      >
        {(shown) => <Month asked={asked} fairness={shown} />}
      </Loaded>
      <Ledger />
    </ConsolePage>
  )
}

type MonthProps = { asked: string | undefined; fairness: Fairness }

function Month({ asked, fairness }: MonthProps) {
  const { month, people, suggested, alerts, dimensions, lowest } = fairness
  if (month === null)
    return (
      <EmptyBox
        empty="아직 견준 달이 없어요"
        description="한 달이 끝나면 경력, 직군, 성별마다 추천이 어떻게 갔는지 견줘요."
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="-mt-3 mb-1 text-body-s text-ink-3 tnum">
        {shortMonth(month)} · 추천을 켠 {groupDigits(people)}명 가운데 {groupDigits(suggested)}명이 추천에
        들었어요
      </p>
      {alerts.map((alert) => (
        <AlertCard
          key={`${alert.dimension} ${alert.group}`}
          asked={asked}
          month={month}
          alert={alert}
          admins={fairness.admins}
        />
      ))}
      {alerts.length === 0 && <Calm lowest={lowest} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-3">
        {dimensions.map((dimension) => (
          <DimensionCard key={dimension.dimension} {...dimension} />
        ))}
      </div>
      <p className="text-caption text-pretty text-ink-3">
        비율은 그 묶음에서 추천에 든 몫을 가장 높은 묶음의 몫으로 나눈 값이에요. 성별은 인증서로 아는 분만
        세고, 여기 말고는 쓰지 않아요. {FAIRNESS.people}명보다 적은 묶음은 세지 않아요.
      </p>
    </div>
  )
}

function Calm({ lowest }: Pick<Fairness, 'lowest'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-card bg-surface px-6 py-4">
      <Check size={20} strokeWidth={2.4} className="text-success" />
      <b className="text-body font-bold">
        {lowest ? `모든 묶음이 ${FAIRNESS.alertUnder} 이상이에요` : '견줄 만큼 큰 묶음이 아직 없어요'}
      </b>
      {lowest && (
        <span className="ml-auto text-caption text-ink-3 tnum">
          가장 낮은 곳은 {lowest.name} {withJosa(lowest.ratio.toFixed(2), '이에요/예요')}
        </span>
      )}
    </p>
  )
}

type MonthChoiceProps = { month: string; months: readonly string[]; onChange: (month: string) => void }

function MonthChoice({ month, months, onChange }: MonthChoiceProps) {
  return (
    <SelectChip
      label="달"
      text={shortMonth(month)}
      value={month}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    >
      {months.map((one) => (
        <option key={one} value={one}>
          {monthText(one)}
        </option>
      ))}
    </SelectChip>
  )
}

function SaveButton({ month }: { month: string }) {
  const save = useCall(() => api('GET /console/fairness/export', { query: { month } }), {
    onDone({ fileName, csv }) {
      saveText(fileName, csv, 'text/csv;charset=utf-8')
      toast('견준 값을 내려받았어요', { kind: 'done' })
    },
  })
  return (
    <Button
      kind="line"
      size="sm"
      className="bg-surface"
      busy={save.busy && '만드는 중'}
      onClick={() => void save.run()}
    >
      <Download size={16} />
      CSV
    </Button>
  )
}
