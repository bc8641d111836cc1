import { firstDayOfMonth, formatDay, parseMonth } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { LoadedRows } from '../../list/ConsoleList.tsx'
import { Pick } from './DeedRow.tsx'
import type { Filter } from './filter.ts'
import { type Access, reviewQuery } from './queries.ts'
import { SignOff } from './SignOff.tsx'

type ReviewProps = {
  /** 'YYYY-MM' from the address; absent for the current month. */
  month: string | undefined
  changeMonth: (month: string) => void
  change: (more: Filter) => void
}

/** The number of people whose data each operator read in a month, for the monthly review. Unusual numbers have a tag. */
export function AccessReview({ month, changeMonth, change }: ReviewProps) {
  const review = useQuery(reviewQuery(month))
  const shown = review.data?.month ?? month ?? ''
  return (
    <section aria-labelledby="access-review" className="mb-8">
      <div className="mb-3 flex items-end justify-between gap-4">
        <h2 id="access-review" className="text-h3">
          월간 점검
        </h2>
        <TextField
          label="점검할 달"
          hideLabel
          type="month"
          className="w-44"
          value={shown}
          onValueChange={changeMonth}
        />
      </div>
      <LoadedRows
        label="월간 점검"
        query={review}
        empty="이 달에는 개인정보를 다룬 사람이 없어요"
        renderRow={(access) => <AccessRow access={access} pick={() => change(deedsOf(access, shown))} />}
      />
      {review.data && <SignOff key={shown} review={review.data} />}
    </section>
  )
}

function AccessRow({ access, pick }: { access: Access; pick: () => void }) {
  const { operator, people, deeds, addresses, exports, usual, isUnusual } = access
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="text-body">
        <Pick onPick={pick}>{operator.name}</Pick>
        <span className="text-label text-ink-3"> {roleNames[operator.role]} · </span>
        {people}명의 정보를 {deeds}번 다뤘어요
      </p>
      {isUnusual && <Tag kind="shot">평소보다 많아요</Tag>}
      <p className="w-full text-label text-ink-3 tnum">
        평소 한 달 {usual}명 · 접속한 주소 {addresses}곳 · 내려받기 {exports}번
      </p>
    </div>
  )
}

/** The filter that shows these entries in the trail below. */
function deedsOf({ operator }: Access, text: string): Filter {
  const month = parseMonth(text)
  if (month === null) return { operatorId: operator.id }
  const [from, until] = [firstDayOfMonth(month), firstDayOfMonth(month + 1) - 1].map(formatDay)
  return { operatorId: operator.id, from: from!, until: until! }
}
