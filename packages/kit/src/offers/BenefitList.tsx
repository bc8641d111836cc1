import { Card } from '@coffeeattack/ui/Card'
import { Banknote } from '@coffeeattack/ui/icons/Banknote'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Home } from '@coffeeattack/ui/icons/Home'
import { icon } from '@coffeeattack/ui/icons/Icon'
import { MapPin } from '@coffeeattack/ui/icons/MapPin'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'

const GraduationCap = icon(
  <>
    <path d="M12 4.5 2 9.3l10 4.8 10-4.8z" />
    <path d="M6 11.5v4.7c0 1.3 2.7 3 6 3s6-1.7 6-3v-4.7M22 9.3v5.4" />
  </>,
)

const pictures = {
  learning: GraduationCap,
  home: Home,
  holiday: Calendar,
  hours: Clock,
  food: CoffeeCup,
  health: ShieldCheck,
  place: MapPin,
  money: Banknote,
  other: Check,
}

type BenefitListProps = { title: string; items: readonly { text: string; kind: keyof typeof pictures }[] }

/** The benefits of an offer, each with the picture of its kind. */
export function BenefitList({ title, items }: BenefitListProps) {
  if (items.length === 0) return null
  return (
    <Card title={title}>
      <ul className="mt-3.5 grid gap-3.5">
        {items.map(({ text, kind }) => {
          const Picture = pictures[kind]
          return (
            <li key={text} className="flex items-center gap-3 leading-close">
              <Picture size={22} strokeWidth={1.8} className="shrink-0 text-ink-3" />
              {text}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
