import { Card } from '@coffeeattack/ui/Card'
import { benefitIcon } from './benefit-icon.ts'

type BenefitsProps = { items: readonly string[]; title: string }

export function Benefits({ items, title }: BenefitsProps) {
  if (items.length === 0) return null
  return (
    <Card aria-labelledby="benefits">
      <h2 id="benefits" className="text-h3">
        {title}
      </h2>
      <ul className="mt-3.5 grid gap-3.5">
        {items.map((item) => {
          const Picture = benefitIcon(item)
          return (
            <li key={item} className="flex items-center gap-3 leading-[1.4]">
              <Picture size={22} strokeWidth={1.8} className="text-ink-3" />
              {item}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
