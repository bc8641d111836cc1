import { Icon, type IconProps } from './Icon.tsx'

export function CircleAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5.2M12 16.3h.01" />
    </Icon>
  )
}
