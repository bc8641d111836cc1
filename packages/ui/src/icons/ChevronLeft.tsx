import { Icon, type IconProps } from './Icon.tsx'

export function ChevronLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.8 6-6 6 6 6" />
    </Icon>
  )
}
