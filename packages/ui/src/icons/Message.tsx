import { Icon, type IconProps } from './Icon.tsx'

export function Message(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.4 20.6 4.7 16.5A8.7 8.7 0 1 1 8 19.6z" />
    </Icon>
  )
}
