import type { ComponentType } from 'react'
import type { IconProps } from '../../src/icons/Icon.tsx'
import { Box } from '../Box.tsx'

const files = import.meta.glob<Record<string, ComponentType<IconProps>>>('../../src/icons/*.tsx', {
  eager: true,
})
const icons = Object.values(files)
  .flatMap((file) => Object.entries(file))
  .filter(([name]) => name.toLowerCase() !== 'icon')

export function Icons() {
  return (
    <Box title="아이콘">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-3">
        {icons.map(([name, Icon]) => (
          <li key={name} className="grid justify-items-center gap-1 text-micro text-ink-3">
            <span className="text-ink">
              <Icon size={24} />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Box>
  )
}
