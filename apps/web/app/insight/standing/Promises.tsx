import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'

/** What is done with the figures, before anybody gives any. */
export function Promises({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="promises" className="mt-10 rounded-card bg-surface-2 px-5 py-5">
      <h2 id="promises" className="text-h3">
        이렇게 다뤄요
      </h2>
      <ul className="mt-2.5 flex flex-col gap-2 text-body-s text-ink-2">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <ShieldCheck size={18} className="mt-0.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
