import { Icon, type IconProps } from './Icon.tsx'

export function ChevronRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.2 6 6 6-6 6" />
    </Icon>
  )
}
