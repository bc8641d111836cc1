import { Icon, type IconProps } from './Icon.tsx'

export function Play(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5v14l11-7z" />
    </Icon>
  )
}
