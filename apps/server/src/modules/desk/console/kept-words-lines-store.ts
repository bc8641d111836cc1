import type { Queries } from '../../../platform/db/queries.ts'
import { keptWordLines } from '../../../platform/db/schema/desk.ts'
import { ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

type LineRow = {
  id: string
  keptWordId: string
  side: 'agent' | 'company'
  name: string
  body: string
  at: Date
}

/** What agents and recruiters wrote to each other about these cases, oldest first. */
export async function linesOf(db: Queries, keptWordIds: readonly string[]) {
  if (keptWordIds.length === 0) return new Map<string, ReturnType<typeof shown>[]>()
  const { rows } = await db.$client.query<LineRow>(
    `select l.id, l.kept_word_id as "keptWordId", l.side, p.name, l.body, l.created_at as at
     from kept_word_lines l join operators p on p.id = l.operator_id
     where l.kept_word_id = any($1::uuid[]) order by l.created_at, l.id`,
    [keptWordIds],
  )
  const grouped = Map.groupBy(rows, ({ keptWordId }) => keptWordId)
  return new Map([...grouped].map(([id, lines]) => [id, lines.map(shown)]))
}

const shown = ({ id, side, name, body, at }: LineRow) => ({ id, side, name, body, at: at.toISOString() })

export async function insertLine(tx: Queries, row: typeof keptWordLines.$inferInsert): Promise<void> {
  await tx.insert(keptWordLines).values(row)
}

type Asked = { operatorId: string; companyId: string; coffeechatId: string }

/** The sender of a coffee chat and the company, if a recruiter of it still works here. An agent's own offer has none. */
export async function recruiterToAsk(tx: Queries, coffeechatId: string): Promise<Asked | null> {
  const { rows } = await tx.$client.query<Asked>(
    `select k.operator_id as "operatorId", k.company_id as "companyId", k.id as "coffeechatId"
     from coffeechats k join operators sender on sender.id = k.operator_id and sender.company_id is not null
     where k.id = $1 and exists (select from operators p where p.company_id = k.company_id and ${works('p')})`,
    [coffeechatId],
  )
  return rows[0] ?? null
}

type AskedCase = { id: string; isOpen: boolean }

/** The newest case of the company's coffee chat about which our agents wrote to it. */
export async function askedCaseOf(
  db: Queries,
  { coffeechatId, companyId }: { coffeechatId: string; companyId: string },
): Promise<AskedCase | null> {
  const { rows } = await db.$client.query<AskedCase>(
    `select w.id, w.handled_at is null as "isOpen"
     from kept_words w join coffeechats k on k.id = w.coffeechat_id and k.company_id = $2
     where w.coffeechat_id = $1 and ${ownerHasNotLeft('w.candidate_id')}
       and exists (select from kept_word_lines l where l.kept_word_id = w.id)
     order by w.handled_at is null desc, w.created_at desc limit 1`,
    [coffeechatId, companyId],
  )
  return rows[0] ?? null
}

type RepliedCase = { coffeechatId: string; agentId: string; isOpen: boolean }

/** Locks the case until the reply is written, so that it is not closed meanwhile. Only of a case that the company was asked about. */
export async function lockAskedCase(
  tx: Queries,
  { id, companyId }: { id: string; companyId: string },
): Promise<RepliedCase | null> {
  const { rows } = await tx.$client.query<RepliedCase>(
    `select w.coffeechat_id as "coffeechatId", w.handled_by as "agentId", w.handled_at is null as "isOpen"
     from kept_words w join coffeechats k on k.id = w.coffeechat_id and k.company_id = $2
     where w.id = $1 and ${ownerHasNotLeft('w.candidate_id')}
       and exists (select from kept_word_lines l where l.kept_word_id = w.id)
     for update of w`,
    [id, companyId],
  )
  return rows[0] ?? null
}
