import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { createContext, type ReactNode, use } from 'react'
import { Link, type To, useParams } from 'react-router'

type Turning = {
  /** What the list shows, in its order. */
  ids: readonly string[]
  /** How many there are in all, where that is known. */
  total?: number
  /** Whether more of them can be loaded. */
  isMore?: boolean
  addressOf: (id: string) => To
}

const TurningContext = createContext<Turning | null>(null)

/** Around what a list opens: from one, one turns to the next without going back. */
export function TurningList({ children, ...turning }: Turning & { children: ReactNode }) {
  return <TurningContext value={turning}>{children}</TurningContext>
}

/** '1 / 38' and the ways up and down, for the head of a panel that is a page of its own. */
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

/** Turning leaves one step in the history: going back leads to the list. */
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
