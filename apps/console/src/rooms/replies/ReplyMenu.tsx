import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { type ReplyMenuState, useManaging } from './use-reply-menu.ts'

/** Above the message box. ↑ and ↓ walk through it, Enter takes one. */
export function ReplyMenu({ menu: { found, chosen, pick, close } }: { menu: ReplyMenuState }) {
  const { openTo } = useManaging()
  return (
    <section
      aria-label="자주 쓰는 답"
      className="absolute inset-x-4 bottom-full z-10 mb-2 max-w-[520px] rounded-card bg-elevated p-2 shadow-2"
    >
      <ul className="max-h-72 overflow-y-auto">
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
      {found?.length === 0 && <p className="px-3 py-3 text-body-s text-ink-3">그런 답은 아직 없어요</p>}
      <output className="sr-only">
        {found && chosen !== undefined && found[chosen] && `${found[chosen].title}, Enter로 넣기`}
      </output>
      <p className="border-t border-line px-3 pt-1">
        <Link to={openTo} onClick={close} className={textLinkLook}>
          답 만들고 고치기
        </Link>
      </p>
    </section>
  )
}

const intoSight = (chosen: HTMLElement | null) => chosen?.scrollIntoView({ block: 'nearest' })
