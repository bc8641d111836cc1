import { Spinner } from '@coffeeattack/ui/Spinner'

/** How long the code is good for; while it is being checked, that. */
export function TimeLeft({ text, busy }: { text: string; busy: boolean }) {
  if (busy) {
    return (
      <output className="flex items-center gap-2 text-ink-2">
        <Spinner size={15} />
        확인하는 중이에요
      </output>
    )
  }
  return (
    <span role="timer">
      남은 시간 <b className="text-ink tnum">{text}</b>
    </span>
  )
}
