import { Icon, type IconProps } from './Icon.tsx'

export function Link(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 7H7.5a5 5 0 0 0 0 10H9M15 7h1.5a5 5 0 0 1 0 10H15M8.5 12h7" />
    </Icon>
  )
}
