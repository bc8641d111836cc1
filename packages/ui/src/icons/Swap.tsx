import { Icon, type IconProps } from './Icon.tsx'

export function Swap(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16" />
    </Icon>
  )
}
