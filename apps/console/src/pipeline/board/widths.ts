import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'

type Widths = {
  /** Whose story is open. */
  open: PipelineStage | null
  /** Opened by hand. */
  also: PipelineStage | null
  /** From 1400 px on there is room for both neighbours. */
  isRoomy: boolean
}

/** Which columns stay wide; the rest are strips. Beside a story those are its stage and the neighbours. */
export function wideStages({ open, also, isRoomy }: Widths): ReadonlySet<PipelineStage> {
  const at = open === null ? -1 : pipelineStages.indexOf(open)
  const isWide = (stage: PipelineStage, place: number) =>
    stage === also ||
    (open === null ? stage !== 'ENDED' : place >= at - 1 && place <= at + (isRoomy || at === 0 ? 1 : 0))
  return new Set(pipelineStages.filter(isWide))
}
