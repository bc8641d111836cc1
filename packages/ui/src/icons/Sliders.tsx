import { Icon, type IconProps } from './Icon.tsx'

export function Sliders(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.5h9M19 7.5h1M4 16.5h1M11 16.5h9" />
      <circle cx="16" cy="7.5" r="2.5" />
      <circle cx="8" cy="16.5" r="2.5" />
    </Icon>
  )
}
