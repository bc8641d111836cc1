import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { type Move, moveFrom, type PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import type { Queries } from '../../../platform/db/queries.ts'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordStageWithin } from '../../coffeechats/core/record-stage.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { type HeldCard, holdCard, holdMark, markStarred, putAside } from './change-store.ts'
import { scopeOf, showCard } from './show-card.ts'
import { readCard } from './store.ts'

type MoveCardInput = {
  id: string
  from: PipelineStage
  to: PipelineStage
  seen: number
  onDay?: string | undefined
}

type Moving = MoveCardInput & { companyId: string; candidateId: string; coffeechatId: string | null }

/** Moves a card to another stage (BIZ-10). Of concurrent moves the first one wins. */
export async function moveCard(input: MoveCardInput, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const scope = scopeOf(caller, now)
    const card = await readCard(tx, scope, input.id)
    if (!card) throw new Refusal('NOT_FOUND')
    refuseMoved(card, input)
    const { candidateId, coffeechat } = card
    const move = moveFrom(input.from, input.to, { isMatched: coffeechat !== null })
    if (!move) throw new Refusal('CONFLICT')
    const moving = { ...input, candidateId, companyId: scope.companyId, coffeechatId: coffeechat?.id ?? null }
    await MOVES[move](tx, moving, caller, deps)
    const deed = { action: 'pipeline.move', subject: 'candidate', subjectId: candidateId } as const
    await recordDeed(tx, caller, { ...deed, detail: { from: input.from, to: input.to } }, now)
    await changed(tx, ['pipeline'], [scope.companyId], now)
    return showCard((await readCard(tx, scope, input.id))!, scope, deps)
  })
}

type Seen = Pick<MoveCardInput, 'from' | 'seen'>

function refuseMoved(card: Pick<HeldCard, 'stage' | 'version'> | null, { from, seen }: Seen): void {
  if (!card || card.version !== seen || card.stage !== from) throw new Refusal('CARD_MOVED')
}

/** Locks the card and checks it again. Callers lock the coffee chat or the star first, the same order as everywhere. */
async function hold(tx: Queries, moving: Moving, { clock }: ApiDeps): Promise<void> {
  refuseMoved(await holdCard(tx, moving, clock()), moving)
}

type MakeMove = (tx: Queries, moving: Moving, caller: OperatorCaller, deps: ApiDeps) => Promise<void>

const MOVES: Readonly<Record<Move, MakeMove>> = {
  /** Recorded as a stage of the coffee chat, with its rules, history and notifications (KEEP-3). */
  async RECORD_STAGE(tx, moving, caller, deps) {
    const { coffeechatId, to, onDay = formatDay(kstDay(deps.clock())) } = moving
    if (coffeechatId === null || !isRecorded(to)) throw new Refusal('CONFLICT')
    const step = { party: { side: 'company', caller }, coffeechatId, stage: to, onDay } as const
    await recordStageWithin(tx, step, deps, () => hold(tx, moving, deps))
  },
  async PUT_ASIDE(tx, moving, caller, deps) {
    await hold(tx, moving, deps)
    await putAside(tx, moving, { by: caller.operatorId, ids: deps.ids, now: deps.clock() })
  },
  async STAR(tx, moving, caller, deps) {
    await holdMark(tx, moving)
    await hold(tx, moving, deps)
    await markStarred(tx, moving, { by: caller.operatorId, now: deps.clock() })
    await changed(tx, ['memory'], [companyOf(caller)], deps.clock())
  },
}

const isRecorded = (stage: PipelineStage): stage is 'INTERVIEW' | 'TERMS' | 'ENDED' =>
  stage === 'INTERVIEW' || stage === 'TERMS' || stage === 'ENDED'
