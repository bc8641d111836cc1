import { degreeNames, degrees } from '@coffeeattack/domain/catalogue/education'
import type { Profile } from '../profile-query.ts'
import { Part } from './Part.tsx'

export function Schools({ items }: { items: Profile['schools'] }) {
  if (items.length === 0) return null
  return (
    <Part title="학력">
      <ul className="grid gap-2">
        {items.map(({ name, major, degree }) => (
          <li key={`${name}${major}`} className="text-body-s leading-even">
            <b className="font-semibold">{name}</b>
            {major && (
              <span className="block text-caption text-ink-3">
                {[major, degreeText(degree)].filter(Boolean).join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function degreeText(degree: string | null): string | null {
  const known = degrees.find((one) => one === degree)
  return known && known !== 'NONE' ? degreeNames[known] : null
}
