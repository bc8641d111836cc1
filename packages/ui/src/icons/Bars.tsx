import { Icon, type IconProps } from './Icon.tsx'

export function Bars(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 20v-6M12 20V4M18.5 20V10" />
    </Icon>
  )
}
