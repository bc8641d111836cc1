import { Icon, type IconProps } from './Icon.tsx'

export function ArrowUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5" />
    </Icon>
  )
}
