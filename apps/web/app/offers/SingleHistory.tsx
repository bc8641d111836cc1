import { dayText, kstDay } from '@coffeeattack/domain/kst'
import { rangeText, rateText } from '@coffeeattack/domain/salary/format'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { useQuery } from '@tanstack/react-query'
import { historyQuery } from './queries.ts'
import type { ListedEntry } from './listed.ts'
import { decidedBadge } from './words.ts'

const on = (instant: string) => dayText(kstDay(new Date(instant)))

/** A single offer, as the history remembers it; the list's own entry stands in until that has come. */
export function SingleHistory({ item }: { item: ListedEntry }) {
  const history = useQuery(historyQuery(item.status === 'MATCHED'))
  const known = history.data?.offerItems.find(({ id }) => id === item.entry.id)
  const { salaryMin, salaryMax, increaseRate, createdAt, selectedAt, expiredAt, operatorName, offerItems } =
    known ?? item.entry
  const top = salaryMax ?? salaryMin
  return (
    <dl>
      {item.status !== 'WAITING' && <SlipRow label="결과">{decidedBadge[item.status]}</SlipRow>}
      {top !== null && <SlipRow label="제안 연봉">{rangeText(salaryMin ?? top, top)}</SlipRow>}
      {increaseRate !== null && increaseRate > 0 && (
        <SlipRow label="지금보다">최대 +{rateText(increaseRate)}</SlipRow>
      )}
      <SlipRow label="받은 날">{on(createdAt)}</SlipRow>
      {selectedAt !== null ? (
        <SlipRow label="고른 날">{on(selectedAt)}</SlipRow>
      ) : (
        <SlipRow label="마감일">{on(expiredAt)}</SlipRow>
      )}
      <SlipRow label="보낸 사람">{operatorName}</SlipRow>
      {offerItems.length > 0 && <SlipRow label="혜택">{offerItems.join(', ')}</SlipRow>}
    </dl>
  )
}
