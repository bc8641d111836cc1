import { Icon, type IconProps } from './Icon.tsx'

export function ChevronsUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12 7-7 7 7M5 20l7-7 7 7" />
    </Icon>
  )
}
