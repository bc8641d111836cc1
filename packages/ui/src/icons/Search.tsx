import { Icon, type IconProps } from './Icon.tsx'

export function Search(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.8" cy="10.8" r="7.3" />
      <path d="m16.2 16.2 4.6 4.6" />
    </Icon>
  )
}
