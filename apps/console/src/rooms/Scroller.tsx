import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { ShownLine } from './lines.ts'
import { Older } from './Older.tsx'
import { useSteadyScroll } from './use-steady-scroll.ts'

type ScrollerProps = {
  roomId: string
  /** Where the older messages go on; null at the beginning. */
  older: string | null
  lines: readonly ShownLine[]
  children: ReactNode
}

/** Where the conversation is read: at its end, or further up while new messages come. */
export function Scroller({ roomId, older, lines, children }: ScrollerProps) {
  const { area, isAway, toNewest } = useSteadyScroll({ first: lines[0]?.id, last: lines.at(-1)?.id })
  const lastWritten = lines.findLast(({ unsent }) => unsent)?.id
  const showWritten = useEffectEvent(toNewest)
  useEffect(() => {
    if (lastWritten) showWritten()
  }, [lastWritten])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={area}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        role="log"
        aria-label="대화 내용"
        className="flex h-full flex-col-reverse overflow-y-auto outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div className="mx-auto grid w-full max-w-[760px] gap-7 px-6 py-6">
          {older !== null && <Older key={older} roomId={roomId} />}
          {children}
        </div>
      </div>
      {isAway && (
        <IconButton
          label="최근 메시지로"
          onClick={toNewest}
          className="absolute right-4 bottom-4 rounded-full bg-elevated shadow-2"
        >
          <ChevronDown size={22} />
        </IconButton>
      )}
    </div>
  )
}
