import { Icon, type IconProps } from './Icon.tsx'

export function Gear(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="M9.8 5.1L10.3 2.6L13.7 2.6L14.2 5.1L15.3 5.6L17.5 4.1L19.9 6.5L18.4 8.7L18.9 9.8L21.4 10.3L21.4 13.7L18.9 14.2L18.4 15.3L19.9 17.5L17.5 19.9L15.3 18.4L14.2 18.9L13.7 21.4L10.3 21.4L9.8 18.9L8.7 18.4L6.5 19.9L4.1 17.5L5.6 15.3L5.1 14.2L2.6 13.7L2.6 10.3L5.1 9.8L5.6 8.7L4.1 6.5L6.5 4.1L8.7 5.6Z" />
    </Icon>
  )
}
