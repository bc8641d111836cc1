import { momentText } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { ConsolePage } from '../layout/ConsolePage.tsx'
import { AskUs } from '../operators/settings/AskUs.tsx'
import { useMe } from '../sessions/me.ts'

const ownStopQuery = query('GET /console/own-stop', ['own-stop'], {})

/** Why the operator's own sending is stopped, until when, and how to ask for another look (FIRM-9). */
export function StoppedPage() {
  const { role } = useMe()
  return (
    <ConsolePage title="보내기 멈춤">
      <Loaded query={useQuery(ownStopQuery)} skeleton={<Skeleton round="card" className="h-40" />}>
        {({ stop }) =>
          stop ? (
            <div className="grid gap-3">
              <Card title="지금은 보낼 수 없어요">
                <p className="mt-3 rounded-field bg-surface-2 px-4 py-3.5 text-body-s">{stop.reason}</p>
                <p className="mt-3 text-body-s text-ink-2 tnum">
                  {stop.until
                    ? `${momentText(new Date(stop.until))}에 저절로 풀려요. 그 전에 풀릴 수도 있어요.`
                    : '관리자가 확정해서 저절로 풀리지 않아요.'}
                </p>
                <p className="mt-1 text-body-s text-ink-2">
                  보낸 어택과 대화는 그대로 볼 수 있어요. 회사의 다른 담당자는 그대로 써요.
                </p>
              </Card>
              {role === 'recruiter' && <AskUs />}
            </div>
          ) : (
            <Empty title="지금은 멈춰 있지 않아요" description="어택과 메시지를 보낼 수 있어요." />
          )
        }
      </Loaded>
    </ConsolePage>
  )
}
