/** The roles of the console: a company's recruiter, our agents, our admins. */
export const operatorRoles = ['recruiter', 'agent', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export const roleNames: Readonly<Record<OperatorRole, string>> = {
  recruiter: '채용 담당자',
  agent: '에이전트',
  admin: '관리자',
}
