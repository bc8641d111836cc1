import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { Role } from './operator-store.ts'

export const roleOf = ({ role }: { role: Role }) => role.toLowerCase() as OperatorRole
export const columnOf = (role: OperatorRole) => role.toUpperCase() as Role

type OfCompany = { companyId: string | null; companyName: string | null; companyLogo: string | null }

export const companyOf = ({ companyId, companyName, companyLogo }: OfCompany) =>
  companyId === null ? null : { id: companyId, name: companyName ?? '', logo: companyLogo }
