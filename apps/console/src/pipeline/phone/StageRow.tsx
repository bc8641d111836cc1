import type { Next } from '@coffeeattack/domain/pipeline/next'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { More } from '@coffeeattack/ui/icons/More'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { Link } from 'react-router'
import { usePipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { whatTheyDo, whoIs, whoIsSpoken } from '../words.ts'

/** Who, what comes next, and all that can be done. */
export function StageRow({ card, next }: { card: Card; next: Next | null }) {
  const { addressOf, openMenu, openId, isComing } = usePipeline()
  const isOnItsWay = isComing(card.id)
  return (
    <li
      data-card-box
      aria-busy={isOnItsWay || undefined}
      className="relative flex h-14 items-center gap-3 pr-2 pl-4 press:bg-surface-2"
    >
      {card.name ? <Avatar name={card.name} className="size-9.5!" /> : <DashedFace className="size-9.5!" />}
      <div className="min-w-0 flex-1">
        <Link
          data-card={card.id}
          to={addressOf(card.id)}
          aria-current={card.id === openId ? 'true' : undefined}
          className="block truncate text-body leading-[22px] font-semibold after:absolute after:inset-0"
        >
          <MaskedText text={whoIs(card)} />
        </Link>
        <span className="block truncate text-caption leading-[18px] text-ink-3 tnum">
          <MaskedText text={whatTheyDo(card)} />
        </span>
      </div>
      {next && (
        <span
          className={`max-w-[45%] shrink-0 truncate text-label tnum ${next.tone === 'plain' ? 'text-ink-2' : next.tone === 'good' ? 'font-semibold text-success' : 'font-bold text-ink'}`}
        >
          {next.brief}
        </span>
      )}
      {isOnItsWay ? (
        <span className={iconButtonLook}>
          <Spinner />
          <span className="sr-only">바꾸는 중</span>
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${whoIsSpoken(card)} 더 보기`}
          onClick={({ currentTarget }) => openMenu('all', card, currentTarget)}
          className={`${iconButtonLook} z-1 -ml-2 text-ink-3`}
        >
          <More size={20} className="rotate-90" />
        </button>
      )}
    </li>
  )
}
