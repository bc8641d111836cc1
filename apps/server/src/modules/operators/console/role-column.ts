import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Role } from './operator-store.ts'

/** Maps a role between the contract and the column. */
export const roleOf = ({ role }: { role: Role }) => role.toLowerCase() as OperatorRole
export const columnOf = (role: OperatorRole) => role.toUpperCase() as Role
