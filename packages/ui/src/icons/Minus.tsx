import { Icon, type IconProps } from './Icon.tsx'

export function Minus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}
