import type { ComponentProps } from 'react'
import { Chip } from './Chip.tsx'
import { Plus } from './icons/Plus.tsx'

export function AddChip({
  children = '추가',
  ...rest
}: Omit<ComponentProps<typeof Chip>, 'kind' | 'pressed'>) {
  return (
    <Chip {...rest} kind="line">
      <Plus size={15} strokeWidth={2.4} />
      {children}
    </Chip>
  )
}
