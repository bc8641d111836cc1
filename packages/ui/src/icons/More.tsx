import { Icon, type IconProps } from './Icon.tsx'

export function More(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5h.01M12 12h.01M12 19h.01" strokeWidth={3} />
    </Icon>
  )
}
