import { consolePaths } from '@coffeeattack/contract/console-pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { ConsolePage, Crumb } from '../layout/ConsolePage.tsx'
import { pactCallOptions } from './queries.ts'

/** Begins the first draft, filled from the offer, the counter and the company's template. */
export const useBeginPact = (coffeechatId: string) =>
  useCall(
    (_: void, idempotencyKey) =>
      api('POST /console/coffeechats/:id/pact', { params: { id: coffeechatId }, idempotencyKey }),
    pactCallOptions(coffeechatId)(),
  )

/** A coffee chat without a pact: it is begun here, or not yet. */
export function NoPact({ coffeechatId, canDraft }: { coffeechatId: string; canDraft: boolean }) {
  const begin = useBeginPact(coffeechatId)
  return (
    <ConsolePage title="처우 합의서" crumb={<Crumb to={consolePaths.coffeechat(coffeechatId)}>커피챗</Crumb>}>
      <div className="rounded-card bg-surface px-5 py-20">
        <Empty
          title={canDraft ? '아직 합의서가 없어요' : '처우 협의에서 쓸 수 있어요'}
          description={
            canDraft
              ? '어택과 되물은 금액, 회사 양식에서 채워 둘게요. 나머지만 적으면 돼요.'
              : '커피챗을 처우 협의로 옮긴 다음 합의서를 써 주세요.'
          }
          action={
            canDraft ? (
              <Button size="sm" busy={begin.busy && '채우는 중'} onClick={() => void begin.run()}>
                합의서 쓰기
              </Button>
            ) : (
              <Link to={consolePaths.coffeechat(coffeechatId)} className={buttonLook({ size: 'sm' })}>
                커피챗으로 가기
              </Link>
            )
          }
        />
      </div>
    </ConsolePage>
  )
}
