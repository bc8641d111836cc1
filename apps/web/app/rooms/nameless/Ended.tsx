import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { Link } from 'react-router'
import type { Room } from '../rooms.ts'

type Status = NonNullable<Room['nameless']>['status']

/**
 * The end of an anonymous conversation without a match: why it is over, and that the company never learns who asked
 * (OFR-17).
 */
export function EndedCard({ status }: { status: Status }) {
  return (
    <div className="flex items-center gap-3 rounded-option bg-surface-2 px-4 py-3.5">
      <DashedFace className="bg-page" />
      <div className="min-w-0">
        <p className="text-body-s leading-even font-bold">
          {status === 'REFUSED' ? '이번 제안을 거절해서 방이 닫혔어요' : '제안이 끝나서 방이 닫혔어요'}
        </p>
        <p className="text-caption leading-even text-ink-3">회사는 앞으로도 누가 물었는지 알 수 없어요</p>
      </div>
    </div>
  )
}

/** In place of the composer: nothing more can be sent here. */
export function EndedBar() {
  return (
    <div data-bottom-bar className="shrink-0 bg-page px-4 pt-2 pb-safe-3">
      <Link to={paths.offers()} className={buttonLook({ kind: 'weak' })}>
        다른 어택 보기
      </Link>
    </div>
  )
}
