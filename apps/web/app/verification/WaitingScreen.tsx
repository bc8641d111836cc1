import { politeName } from '@coffeeattack/domain/text/names'
import { ANALYSIS, analysisPercent, stageAt, STAGES } from '@coffeeattack/domain/verification/stages'
import { ProgressOverlay } from '@coffeeattack/ui/ProgressOverlay'
import { useEffect, useState } from 'react'
import type { Lookup } from './lookups.ts'
import { useHasLeft } from './use-follow.ts'
import { WaitingPage, type WaitingPageProps } from './WaitingPage.tsx'

type WaitingScreenProps = Omit<WaitingPageProps, 'press' | 'children'> & { lookups: readonly Lookup[] }

/** Waits for the confirmation on the phone, then runs the analysis (VER-4, VER-5). */
export function WaitingScreen({ lookups, ...waiting }: WaitingScreenProps) {
  const { analysis, analyse } = useAnalysis()
  return (
    <WaitingPage {...waiting} press={() => analyse(lookups)}>
      <AnalysisOverlay name={waiting.state.name} analysis={analysis} />
    </WaitingPage>
  )
}

const TICK_MS = 100

export type Analysis = {
  percent: number
  /** The result of each finished stage. */
  found: readonly string[]
}

type Running = { startedAt: number; found: readonly string[] }

/**
 * Runs the lookups one after the other and draws them. A failed lookup is thrown, with the overlay closed (VER-5);
 * after the last one it pauses a second and leaves the overlay open until the next screen replaces it. Resolves to
 * whether the screen is still open.
 */
function useAnalysis() {
  const [running, setRunning] = useState<Running | null>(null)
  const now = useTick(running !== null)
  const gone = useHasLeft()

  async function analyse(lookups: readonly Lookup[]): Promise<boolean> {
    const found: string[] = []
    const startedAt = Date.now()
    const draw = () => setRunning({ startedAt, found: [...found] })
    draw()
    try {
      for (const look of lookups) {
        // oxlint-disable-next-line no-await-in-loop -- each stage needs the one before it
        const [text] = await Promise.all([look(), rest(ANALYSIS.stageMs)])
        found.push(text)
        draw()
      }
    } catch (failure) {
      if (gone.current) return false
      setRunning(null)
      throw failure
    }
    await rest(ANALYSIS.successDelayMs)
    return !gone.current
  }
  const analysis: Analysis | null = running && {
    percent: analysisPercent(now - running.startedAt, running.found.length),
    found: running.found,
  }
  return { analysis, analyse }
}

const rest = (ms: number) => new Promise<void>((rested) => setTimeout(rested, ms))

function useTick(on: boolean): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [on])
  return now
}

/** The glass that fills while career, income and expected salary are looked up (VER-5). */
function AnalysisOverlay({ name, analysis }: { name: string; analysis: Analysis | null }) {
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

/** '소득을' and '확인하고 있어요': the title breaks after the object. */
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
