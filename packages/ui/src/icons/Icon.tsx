import type { ReactNode, SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'width' | 'height'> & { size?: number }

/** The 24-unit canvas of all icons. Hidden from screen readers: the text beside it, or its button, has the name. */
export function Icon({ size = 20, strokeWidth = 2, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

/** An icon component that draws these shapes. */
export const icon = (shapes: ReactNode) =>
  function DrawnIcon(props: IconProps) {
    return <Icon {...props}>{shapes}</Icon>
  }
