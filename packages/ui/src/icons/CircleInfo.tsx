import { Icon, type IconProps } from './Icon.tsx'

export function CircleInfo(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 16.5v-5M12 7.7h.01" />
    </Icon>
  )
}
