import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Role } from './operator-store.ts'

/** A role as the contract spells it, and as its column does. */
export const roleOf = ({ role }: { role: Role }) => role.toLowerCase() as OperatorRole
export const columnOf = (role: OperatorRole) => role.toUpperCase() as Role
