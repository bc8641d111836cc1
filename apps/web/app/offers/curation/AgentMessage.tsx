import { BRAND } from '@coffeeattack/domain/brand'
import { BrandMark } from '@coffeeattack/ui/BrandMark'

/** Why these companies, in the words of the agent who chose them. */
export function AgentMessage({ name, message }: { name: string; message: string }) {
  return (
    <section aria-label="에이전트의 메시지" className="flex items-start gap-2.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-shot pl-0.5">
        <BrandMark size={21} tone="on-shot" />
      </span>
      <div className="min-w-0 flex-1 rounded-card rounded-tl-tail bg-surface-2 px-4 py-3">
        <p className="text-caption font-semibold text-ink-2">
          {BRAND.ko} 에이전트 · {name}
        </p>
        <p className="whitespace-pre-line">{message}</p>
      </div>
    </section>
  )
}
