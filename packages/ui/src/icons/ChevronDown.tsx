import { Icon, type IconProps } from './Icon.tsx'

export function ChevronDown(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.2 6 6 6-6" />
    </Icon>
  )
}
