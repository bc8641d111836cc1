import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { type ReplyMenuState, useRepliesPanel } from './use-reply-menu.ts'

/** The saved replies above a text box. ↑ and ↓ move, Enter chooses. Without any it says what they are for. */
export function ReplyMenu({ menu: { found, chosen, hasAny, pick, close } }: { menu: ReplyMenuState }) {
  const { openTo } = useRepliesPanel()
  return (
    <section
      aria-label="자주 쓰는 답"
      className="absolute inset-x-4 bottom-full z-10 mb-2 max-w-[520px] rounded-card bg-elevated p-2 shadow-2"
    >
      <ul className="max-h-72 overflow-y-auto empty:hidden">
        {found?.map((reply, index) => (
          <li key={reply.id}>
            <button
              type="button"
              ref={index === chosen ? intoSight : undefined}
              data-chosen={index === chosen || undefined}
              onClick={() => pick(reply)}
              className="block w-full rounded-field px-3 py-2.5 text-left leading-even hover:bg-surface-2 data-chosen:bg-surface-2"
            >
              <b className="block truncate text-body-s font-semibold">{reply.title}</b>
              <span className="line-clamp-1 text-label text-ink-3">{reply.message}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasAny === false && (
        <div className="px-3 pt-2.5 pb-3">
          <p className="text-body-s font-semibold">아직 만든 답이 없어요</p>
          <p className="mt-0.5 text-label text-ink-3">
            여러 번 쓰는 말을 만들어 두면 여기서 고르거나 /를 쳐서 바로 넣어요.
          </p>
          <Link
            to={openTo}
            onClick={close}
            className={`${buttonLook({ kind: 'line', size: 'sm', wide: false })} mt-3`}
          >
            첫 답 만들기
          </Link>
        </div>
      )}
      {hasAny && found?.length === 0 && (
        <p className="px-3 py-3 text-body-s text-ink-3">그런 답은 아직 없어요</p>
      )}
      <output className="sr-only">
        {found && chosen !== undefined && found[chosen] && `${found[chosen].title}, Enter로 넣기`}
      </output>
      {hasAny && (
        <p className="border-t border-line px-3 pt-1">
          <Link to={openTo} onClick={close} className={textLinkLook}>
            답 만들고 고치기
          </Link>
        </p>
      )}
    </section>
  )
}

const intoSight = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ block: 'nearest' })
