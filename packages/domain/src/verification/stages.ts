/** The analysis after the completion press (VER-5). */
export const ANALYSIS = {
  durationMs: 15_000,
  percentPerStage: 33,
  /** The minimum time of each stage, also if its answer was there at once. */
  stageMs: 600,
  successDelayMs: 1_000,
  warning: '지금 나가면 처음부터 다시 분석해야 해요',
} as const

export const STAGES = [
  { key: 'career', label: '커리어 조회', doing: '커리어를 불러오고 있어요' },
  { key: 'income', label: '소득 조회', doing: '소득을 확인하고 있어요' },
  { key: 'salary', label: '예상 연봉 계산', doing: '예상 연봉을 계산하고 있어요' },
] as const

export type Stage = (typeof STAGES)[number]

/** 33 percent per stage, 99 for three: the last percent is the answer itself. */
const FULL = ANALYSIS.percentPerStage * STAGES.length

/**
 * The displayed percentage. Time drives it from 0 to 99 in 15 seconds, and the lookups correct it: a finished stage
 * shows at least its 33, a running stage never shows as finished.
 */
export function analysisPercent(elapsedMs: number, finishedStages: number): number {
  const finished = Math.min(STAGES.length, Math.max(0, Math.floor(finishedStages)))
  const byTime = (Math.max(0, elapsedMs) / ANALYSIS.durationMs) * FULL
  const floor = finished * ANALYSIS.percentPerStage
  const ceiling = Math.min(FULL, floor + ANALYSIS.percentPerStage)
  return Math.floor(Math.min(ceiling, Math.max(floor, byTime)))
}

/** The stage whose sentence is shown below the figure. */
export function stageAt(finishedStages: number): Stage {
  const index = Math.min(STAGES.length - 1, Math.max(0, Math.floor(finishedStages)))
  return STAGES[index]!
}
