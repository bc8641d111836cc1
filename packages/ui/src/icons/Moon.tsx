import { Icon, type IconProps } from './Icon.tsx'

export function Moon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 14.2A8.7 8.7 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z" />
    </Icon>
  )
}
