import { Icon, type IconProps } from './Icon.tsx'

export function EyeOff(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 5.7c.7-.1 1.4-.2 2.2-.2 6.2 0 9.5 6.5 9.5 6.5s-.9 1.8-2.7 3.5M6.2 7.3C3.7 9.1 2.5 12 2.5 12s3.3 6.5 9.5 6.5c1.7 0 3.1-.5 4.4-1.2M10 10a2.8 2.8 0 0 0 4 4M4 4l16 16" />
    </Icon>
  )
}
