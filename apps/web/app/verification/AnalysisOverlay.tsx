import { politeName } from '@coffeeattack/domain/text/names'
import { ANALYSIS, stageAt, STAGES } from '@coffeeattack/domain/verification/stages'
import { ProgressOverlay } from '@coffeeattack/ui/ProgressOverlay'
import { useEffect } from 'react'
import type { Analysis } from './use-analysis.ts'

/** The glass that fills while career, income and expected salary are looked up (VER-5). */
export function AnalysisOverlay({ name, analysis }: { name: string; analysis: Analysis | null }) {
  useWarnedLeave(analysis !== null)
  const finished = analysis?.found.length ?? 0
  const [what, doing] = inTwo(stageAt(finished).doing)
  return (
    <ProgressOverlay
      open={analysis !== null}
      percent={analysis?.percent ?? 0}
      label={`분석 ${analysis?.percent ?? 0}퍼센트`}
      title={
        <>
          {politeName(name)}의 {what}
          <br />
          {doing}
        </>
      }
      stages={STAGES.map(({ label }, index) => ({
        title: label,
        note: analysis?.found[index] ?? noteAt(index, finished),
        state: index < finished ? 'done' : index === finished ? 'now' : 'todo',
      }))}
      warning={ANALYSIS.warning}
    />
  )
}

/** '소득을' and '확인하고 있어요': the title breaks after what is being done something to. */
function inTwo(doing: string): [string, string] {
  const [, what = '', rest = doing] = /^(.*[을를]) (.*)$/.exec(doing) ?? []
  return [what, rest]
}

function noteAt(index: number, finished: number): string {
  if (index === finished) return '확인하고 있어요'
  return index === STAGES.length - 1 ? '마지막 단계예요' : '다음 단계예요'
}

/** The browser asks before a tab with a running analysis is closed or reloaded. */
function useWarnedLeave(running: boolean): void {
  useEffect(() => {
    if (!running) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [running])
}
