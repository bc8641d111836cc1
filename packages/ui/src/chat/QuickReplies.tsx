import { Chip } from '../Chip.tsx'

/** Quick replies above the message box. */
export function QuickReplies({
  replies,
  onPick,
}: {
  replies: readonly string[]
  onPick: (reply: string) => void
}) {
  return (
    <ul aria-label="빠른 답장" className="flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]">
      {replies.map((reply) => (
        <li key={reply} className="shrink-0">
          <Chip kind="line" onClick={() => onPick(reply)}>
            {reply}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
