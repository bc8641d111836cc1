import { Icon, type IconProps } from './Icon.tsx'

export function Pause(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5v13M15.5 5.5v13" />
    </Icon>
  )
}
