import { paths } from '@coffeeattack/contract/pages'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { useQuery } from '@tanstack/react-query'
import { LinkRow } from '../../pacts/LinkRow.tsx'
import { type PaidCard, paidChecksQuery } from '../cards.ts'
import { shortDay } from '../queries.ts'

/** What was asked and answered about the pay of a hire, for the person alone (KEEP-10). */
export default function PaidOfChat({ coffeechatId }: { coffeechatId: string }) {
  const { data } = useQuery(paidChecksQuery)
  const checks = data?.items.filter((one) => one.coffeechatId === coffeechatId) ?? []
  return checks.map((check) => (
    <LinkRow
      key={check.id}
      to={paths.paidCheck(check.id)}
      Icon={Banknote}
      title="받은 연봉 확인"
      note={noteOf(check)}
    />
  ))
}

function noteOf({ state, round, startsOn }: PaidCard): string {
  if (state === 'INVITED') return '약속한 연봉을 받고 있나요?'
  if (state === 'DONE') return `${round === 3 ? '석 달' : '열세 달'}째 결과 · 나만 볼 수 있어요`
  return `${shortDay(startsOn)}에 시작한 일 · 확인하지 않았어요`
}
