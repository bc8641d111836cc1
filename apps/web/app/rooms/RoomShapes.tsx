import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'

const BUBBLES = [
  { side: 'theirs', shape: 'h-17 w-60' },
  { side: 'theirs', shape: 'h-11 w-44' },
  { side: 'mine', shape: 'h-17 w-56' },
  { side: 'theirs', shape: 'h-11 w-52' },
] as const

/** The skeleton of a room's header and messages. */
export function RoomShapes() {
  return (
    <SkeletonGroup label="대화를 불러오는 중이에요">
      <div className="flex h-15 items-center gap-2.5 border-b border-line pl-14">
        <Skeleton round="button" className="size-9" />
        <div>
          <Skeleton className="h-4.5 w-28" />
          <Skeleton className="mt-1.5 h-3.5 w-40" />
        </div>
      </div>
      <div className="p-4">
        <ConversationShapes />
      </div>
    </SkeletonGroup>
  )
}

export function ConversationShapes() {
  return (
    <div className="flex flex-col gap-3.5">
      {BUBBLES.map(({ side, shape }) => (
        <div key={side + shape} className={`flex gap-2 ${side === 'mine' ? 'justify-end' : ''}`}>
          {side === 'theirs' && <Skeleton round="full" className="size-face shrink-0" />}
          <Skeleton round="card" className={shape} />
        </div>
      ))}
    </div>
  )
}
