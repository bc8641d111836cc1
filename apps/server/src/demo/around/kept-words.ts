import { MISSED_TO_TALK, outcomeOf } from '@coffeeattack/domain/coffeechats/outcome'
import type { Finding } from '@coffeeattack/domain/companies/finding'
import { cameOf } from '@coffeeattack/domain/companies/record'
import type { keptWords } from '../../platform/db/schema/desk.ts'
import type { Dice } from '../chance/dice.ts'
import { later, minutesAfter } from '../chance/moments.ts'
import type { Coffeechat } from '../coffeechats/coffeechat.ts'
import { saidBy } from '../coffeechats/stages.ts'
import type { Operator } from '../companies/operators.ts'

type KeptWordRow = typeof keptWords.$inferInsert
/** `finding` is what the agent will find; who twice did not come is not judged. */
type Word = Omit<KeptWordRow, 'id' | 'finding'> & { createdAt: Date; finding: Finding | null }

/** What lies on the agents' desk: two who say different things, and who twice did not come (KEEP-3, KEEP-5). */
export function keptWordRows(
  chats: readonly Coffeechat[],
  { agents, now }: { agents: readonly Operator[]; now: Date },
  dice: Dice,
): KeptWordRow[] {
  const words = [...chats.flatMap(meetings), ...chats.flatMap(stages), ...missedTwice(chats)]
  return words
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ finding, ...word }, place) => {
      // The oldest was talked over already.
      const handledAt = minutesAfter(word.createdAt, dice.int(60, 900))
      const isHandled = place === 0 && handledAt <= now
      const handled = isHandled ? { handledBy: dice.pick(agents).row.id, handledAt, finding } : {}
      return { ...word, id: dice.id(word.createdAt), ...handled }
    })
}

const wordsOf = (chat: Coffeechat) => ({
  candidate: saidBy(chat, 'candidate'),
  company: saidBy(chat, 'company'),
})

const lastWord = ({ outcomes }: Coffeechat) => outcomes.map(({ at }) => at).reduce(later)

function meetings(chat: Coffeechat): Word[] {
  if (outcomeOf(wordsOf(chat)) !== 'CONTRADICTED') return []
  const { id, candidateId } = chat.row
  const { timeId } = chat.outcomes[0]!
  const came = cameOf({ candidate: wordsOf(chat).candidate, company: null })
  const finding = came === null ? 'UNCLEAR' : (['NOT_KEPT', 'KEPT'] as const)[came]
  const about = { candidateId, coffeechatId: id, subjectId: timeId }
  return [{ kind: 'MEETING', ...about, createdAt: lastWord(chat), finding }]
}

function stages({ row: { id, candidateId }, stages: recorded }: Coffeechat): Word[] {
  return recorded
    .filter(({ contradictedAt }) => contradictedAt)
    .map((stage) => ({
      kind: 'STAGE',
      candidateId,
      coffeechatId: id,
      subjectId: stage.id,
      createdAt: stage.contradictedAt!,
      finding: 'UNCLEAR',
    }))
}

function missedTwice(chats: readonly Coffeechat[]): Word[] {
  const missed = chats.filter((chat) => outcomeOf(wordsOf(chat)) === 'CANDIDATE_MISSED')
  return [...Map.groupBy(missed, ({ row }) => row.candidateId)]
    .filter(([, times]) => times.length >= MISSED_TO_TALK)
    .map(([candidateId, times]) => ({
      kind: 'MISSED_TWICE',
      candidateId,
      subjectId: candidateId,
      createdAt: times.map(lastWord).reduce(later),
      finding: null,
    }))
}
