import { Icon, type IconProps } from './Icon.tsx'

export function GraduationCap(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.5 2 9.3l10 4.8 10-4.8z" />
      <path d="M6 11.5v4.7c0 1.3 2.7 3 6 3s6-1.7 6-3v-4.7M22 9.3v5.4" />
    </Icon>
  )
}
