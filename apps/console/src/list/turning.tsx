import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { createContext, type ReactNode, use } from 'react'
import { Link, type To, useParams } from 'react-router'

type Turning = {
  /** The ids of the list in its order. */
  ids: readonly string[]
  /** How many there are in all, where that is known. */
  total?: number
  /** True when more items can be loaded. */
  isMore?: boolean
  addressOf: (id: string) => To
}

const TurningContext = createContext<Turning | null>(null)

/** Lets a panel step through the items of its list. */
export function TurningList({ children, ...turning }: Turning & { children: ReactNode }) {
  return <TurningContext value={turning}>{children}</TurningContext>
}

/** '1 / 38' with the previous and next buttons, for a panel that is a full page. */
export function Turner() {
  const { id } = useParams()
  const turning = use(TurningContext)
  const at = turning && id ? turning.ids.indexOf(id) : -1
  if (!turning || at < 0) return null
  const { ids, total, isMore, addressOf } = turning
  return (
    <div className="ml-auto flex items-center text-label text-ink-3 lg:hidden">
      <span className="mr-1 tnum">{`${at + 1} / ${total ?? `${ids.length}${isMore ? '+' : ''}`}`}</span>
      <Turn label="이전 항목" to={addressOf} id={ids[at - 1]} className="rotate-180" />
      <Turn label="다음 항목" to={addressOf} id={ids[at + 1]} />
    </div>
  )
}

type TurnProps = { label: string; id: string | undefined; to: Turning['addressOf']; className?: string }

/** Replaces the history entry, so that Back leads to the list. */
function Turn({ label, id, to, className }: TurnProps) {
  const icon = <ChevronDown size={24} className={className} />
  if (id === undefined)
    return (
      <span aria-hidden="true" className={`${iconButtonLook} text-ink-4`}>
        {icon}
      </span>
    )
  return (
    <Link replace to={to(id)} aria-label={label} className={iconButtonLook}>
      {icon}
    </Link>
  )
}
