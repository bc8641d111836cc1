import { parseArgs } from 'node:util'
import { accountEmail } from '@coffeeattack/contract/person-fields'
import { formatDay, kstDay, momentText } from '@coffeeattack/domain/kst'
import { roleNames } from '@coffeeattack/domain/operators/role'
import type { Deps } from './deps.ts'
import { cancelInvitation, listInvitations, makeInvitation } from './modules/operators/console/invitations.ts'
import { findOperatorByEmail } from './modules/operators/console/operator-store.ts'
import { changeOperator, listOperators, makeResetFor } from './modules/operators/console/operators.ts'
import { commandLine, nameCommandLine } from './modules/operators/core/command-line.ts'

/*
 * What whoever runs the service does about the people of the console from the machine itself: the first admin has nobody
 * else to be invited by. The use cases are the console's, so the rules and the trail are the same.
 */

export const USAGE = `쓰는 법: npm run operator -- 명령
  create --role admin --email 주소     관리자로 초대하는 링크를 만들어요 (에이전트는 --role agent)
  list                                 콘솔을 쓰는 사람과 기다리는 초대를 보여 줘요
  reset-password --email 주소          비밀번호를 새로 정하는 링크를 만들어요
  reset-second-factor --email 주소     인증 앱과 패스키를 지워요. 다음 로그인 때 새로 등록해요
  block --email 주소                   바로 로그아웃시키고 로그인을 막아요`

/** It was asked for wrongly, or for what cannot be done; nothing was changed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const ABOUT_ONE = ['reset-password', 'reset-second-factor', 'block'] as const
type AboutOne = (typeof ABOUT_ONE)[number]
type InvitedRole = 'admin' | 'agent'

export type OperatorCommand =
  | { name: 'list' }
  | { name: 'create'; role: InvitedRole; email: string }
  | { name: AboutOne; email: string }

/** Read as a whole before anything is opened. */
export function readOperatorCommand(args: readonly string[]): OperatorCommand {
  const { name, role, email } = words(args)
  if (name === 'list' && role === undefined && email === undefined) return { name }
  if (name === 'create') return { name, role: readRole(role), email: readEmail(email) }
  const known = ABOUT_ONE.find((one) => one === name)
  if (known && role === undefined) return { name: known, email: readEmail(email) }
  throw new CommandError(USAGE)
}

function words(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, email: { type: 'string' } },
    })
    return { name: positionals.length === 1 ? positionals[0] : undefined, ...values }
  } catch (cause) {
    throw new CommandError(USAGE, { cause })
  }
}

function readRole(text: string | undefined): InvitedRole {
  if (text === 'admin' || text === 'agent') return text
  if (text === 'recruiter')
    throw new CommandError('채용 담당자는 회사가 있어야 해요. 관리자로 로그인해서 콘솔에서 초대해 주세요.')
  throw new CommandError('--role에 admin이나 agent를 적어 주세요.')
}

function readEmail(text = ''): string {
  const read = accountEmail.safeParse(text)
  if (read.success) return read.data
  throw new CommandError('--email에 이메일 주소를 적어 주세요.')
}

/** The lines that are printed. Links stand there alone: the database holds only their hashes. */
export async function carryOut(command: OperatorCommand, deps: Deps): Promise<string[]> {
  if (command.name === 'list') return list(deps)
  if (command.name === 'create') return create(command, deps)
  const found = await findOperatorByEmail(deps.db.drizzle, command.email)
  if (!found) throw new CommandError(`그 이메일로 등록된 사람이 없어요: ${command.email}`)
  await nameCommandLine(deps)
  return aboutOne[command.name](found, deps)
}

/** Whoever lost the link gets another: the open invitation makes room for the new one. */
async function create({ role, email }: { role: InvitedRole; email: string }, deps: Deps): Promise<string[]> {
  await nameCommandLine(deps)
  const { items } = await listInvitations(commandLine, deps)
  const open = items.find((invitation) => invitation.email === email)
  if (open) await cancelInvitation(open.id, commandLine, deps)
  const { kept, link } = await makeInvitation({ role, email }, commandLine, deps)
  return [
    ...(open ? ['전에 보낸 초대는 이제 열리지 않아요.'] : []),
    `${email} 님을 ${roleNames[role]}로 초대했어요. 이 링크는 ${momentText(kept.expiresAt)}까지 한 번만 쓸 수 있어요.`,
    link,
  ]
}

type Found = NonNullable<Awaited<ReturnType<typeof findOperatorByEmail>>>

const aboutOne: Record<AboutOne, (found: Found, deps: Deps) => Promise<string[]>> = {
  async 'reset-password'({ id, email, disabledAt }, deps) {
    if (disabledAt) throw new CommandError('막혀 있는 사람이에요. 콘솔에서 먼저 풀어 주세요.')
    const { link, expiresAt } = await makeResetFor(id, commandLine, deps)
    return [
      `${email} 님의 비밀번호를 새로 정하는 링크예요. ${momentText(expiresAt)}까지 한 번만 쓸 수 있어요.`,
      link,
    ]
  },
  async 'reset-second-factor'({ id, email }, deps) {
    await changeOperator(id, { resetSecondFactor: true }, commandLine, deps)
    return [`${email} 님의 인증 앱과 패스키를 지웠어요. 다음 로그인 때 새로 등록해요.`]
  },
  async block({ id, email, disabledAt }, deps) {
    if (disabledAt) return [`${email} 님은 이미 막혀 있어요.`]
    await changeOperator(id, { disabled: true }, commandLine, deps)
    return [`${email} 님을 로그아웃시키고 로그인을 막았어요.`]
  },
}

async function list(deps: Deps): Promise<string[]> {
  const people: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await listOperators({ cursor }, commandLine, deps)
    for (const { email, name, role, company, lastSignInAt, disabledAt } of page.items)
      people.push(
        [
          email,
          name,
          [company?.name, roleNames[role]].filter(Boolean).join(' '),
          lastSignInAt ? `${formatDay(kstDay(new Date(lastSignInAt)))} 로그인` : '로그인한 적 없음',
          ...(disabledAt ? ['막힘'] : []),
        ].join(' · '),
      )
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  const { items } = await listInvitations(commandLine, deps)
  const waiting = items
    .filter(({ isExpired }) => !isExpired)
    .map(({ email, role, expiresAt }) =>
      [email, roleNames[role], `${momentText(new Date(expiresAt))}까지 초대`].join(' · '),
    )
  const lines = [...people, ...waiting]
  return lines.length > 0 ? lines : ['아직 아무도 없어요. create로 첫 관리자를 초대해 주세요.']
}
