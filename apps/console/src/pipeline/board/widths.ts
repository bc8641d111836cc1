import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'

type Widths = {
  /** The stage of the open story. */
  open: PipelineStage | null
  /** The stage opened by hand. */
  also: PipelineStage | null
  /** At 1400 px and more both neighbours fit. */
  isRoomy: boolean
}

/** The wide columns. Beside a story these are its stage and the neighbours. */
export function wideStages({ open, also, isRoomy }: Widths): ReadonlySet<PipelineStage> {
  const at = open === null ? -1 : pipelineStages.indexOf(open)
  const isWide = (stage: PipelineStage, place: number) =>
    stage === also ||
    (open === null ? stage !== 'ENDED' : place >= at - 1 && place <= at + (isRoomy || at === 0 ? 1 : 0))
  return new Set(pipelineStages.filter(isWide))
}
