import { Lock } from '@coffeeattack/ui/icons/Lock'

/** The employer is blocked by the service itself: nobody has to remember it. */
export function EmployerNote({ employers }: { employers: readonly string[] }) {
  return (
    <p className="flex items-start gap-3 rounded-field bg-surface-2 px-4 py-3.5 text-body-s text-ink-2">
      <Lock size={20} className="mt-0.5 shrink-0" />
      <span className="text-balance">
        {employers.length > 0 ? (
          <>
            지금 다니는 <b className="text-ink">{employers.join(', ')}</b>에는 고르지 않아도 늘 숨겨요.
          </>
        ) : (
          '지금 다니는 회사에는 고르지 않아도 늘 숨겨요.'
        )}
      </span>
    </p>
  )
}
