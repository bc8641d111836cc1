import { Lock } from '../icons/Lock.tsx'

/** In the place of a contact that nobody may read yet. Its tone is that of the bubble it stands in. */
export function HiddenPill({ name }: { name: string }) {
  return (
    <span className="mx-px inline-flex h-6 items-center gap-1 rounded-tag bg-current/12 pr-2 pl-1.5 align-[1px] text-label font-medium whitespace-nowrap">
      <Lock size={13} strokeWidth={2.2} />
      <span className="sr-only">가려진 </span>
      {name}
    </span>
  )
}
