import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

export type NavItem = {
  readonly label: string
  readonly path: string
  readonly Icon: ComponentType<IconProps>
  /** Who has it in the rail; the calls behind it refuse everyone else. */
  readonly roles: readonly OperatorRole[]
}

const everyone: readonly OperatorRole[] = ['recruiter', 'agent', 'admin']

/** The rail, top to bottom. The first that a role has is where the console opens for it. */
export const nav: readonly NavItem[] = [
  { label: '설정', path: paths.settings(), Icon: Gear, roles: everyone },
]

export const navOf = (role: OperatorRole): readonly NavItem[] =>
  nav.filter(({ roles }) => roles.includes(role))

export const firstPage = (role: OperatorRole): string => navOf(role)[0]?.path ?? paths.settings()
