import { Icon, type IconProps } from './Icon.tsx'

export function Menu(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </Icon>
  )
}
