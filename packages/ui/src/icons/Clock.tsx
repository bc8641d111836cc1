import { Icon, type IconProps } from './Icon.tsx'

export function Clock(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 6.5V12l3.6 2" />
    </Icon>
  )
}
