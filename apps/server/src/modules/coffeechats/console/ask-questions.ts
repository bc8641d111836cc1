import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { eq, inArray, max } from 'drizzle-orm'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions } from '../../../platform/db/schema/coffeechats.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { changeCoffeechat, refuseCancelled } from '../core/change-coffeechat.ts'
import { type Party, questionsOf } from '../core/store.ts'

type AskQuestionsInput = {
  party: Extract<Party, { side: 'company' }>
  coffeechatId: string
  items: readonly string[]
}

/**
 * Replaces the open questions of a coffee chat (OFR-11). Answered questions stay, and an open question that
 * is asked again keeps its id, so that an answer being written is not lost.
 */
export async function askQuestions({ items, ...whose }: AskQuestionsInput, deps: ApiDeps) {
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    refuseCancelled(chat)
    await refuseStopped(tx, whose.party.caller, when.now)
    const before = await questionsOf(tx, chat.id)
    const wanted = new Set(items.map((item) => item.trim()))
    const dropped = before.filter(({ question, answer }) => answer === null && !wanted.has(question))
    const kept = before.filter((question) => !dropped.includes(question))
    const added = [...wanted].filter((text) => kept.every(({ question }) => question !== text))
    refuseTooMany(kept.length + added.length)
    if (dropped.length + added.length === 0) return
    await removeQuestions(
      tx,
      dropped.map(({ id }) => id),
    )
    const ids = await addQuestions(tx, chat.id, added, when.ids)
    const deed = { action: 'coffeechat.ask', subject: 'coffeechat', subjectId: chat.id } as const
    await recordDeed(tx, whose.party.caller, deed, when.now)
    await tellPeople(
      tx,
      ids.slice(0, 1).map((subject) => ({
        type: 'COFFEECHAT',
        subject: `${subject}:ASKED`,
        userId: chat.candidateId,
        content: { coffeechatId: chat.id },
      })),
      when,
    )
  })
}

function refuseTooMany(count: number): void {
  if (count <= QUESTIONS.max) return
  const items = `답을 받은 질문까지 ${QUESTIONS.max}개까지 물어볼 수 있어요.`
  throw new Refusal('INVALID_INPUT', { fields: { items } })
}

async function removeQuestions(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(coffeechatQuestions).where(inArray(coffeechatQuestions.id, [...ids]))
}

/** Adds questions after the existing ones and returns their ids. */
async function addQuestions(tx: Queries, coffeechatId: string, texts: readonly string[], ids: Ids) {
  if (texts.length === 0) return []
  const [last] = await tx
    .select({ position: max(coffeechatQuestions.position) })
    .from(coffeechatQuestions)
    .where(eq(coffeechatQuestions.coffeechatId, coffeechatId))
  const from = (last?.position ?? 0) + 1
  const rows = texts.map((question, place) => ({
    id: ids.next(),
    coffeechatId,
    position: from + place,
    question,
  }))
  await tx.insert(coffeechatQuestions).values(rows)
  return rows.map(({ id }) => id)
}
