import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'

/** Something new has come while the person reads further up. */
export function NewBelow({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 items-center gap-1.5 rounded-full bg-primary py-2 pr-4 pl-3.5 text-body-s font-medium text-on-primary shadow-2"
    >
      <ChevronDown size={18} />새 메시지
    </button>
  )
}
