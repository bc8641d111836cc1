import { ANALYSIS, analysisPercent } from '@coffeeattack/domain/verification/stages'
import { useEffect, useState } from 'react'
import type { Lookup } from './lookups.ts'
import { useGone } from './use-gone.ts'

const TICK_MS = 100

export type Analysis = {
  percent: number
  /** What each finished stage found. */
  found: readonly string[]
}

type Running = { startedAt: number; found: readonly string[] }

/**
 * Runs the lookups one after the other and draws them. It throws what a lookup throws, with the overlay closed
 * (VER-5); after the last one it rests a second and leaves the overlay open for the next screen to replace.
 * Answers whether anybody is still looking.
 */
export function useAnalysis() {
  const [running, setRunning] = useState<Running | null>(null)
  const now = useTick(running !== null)
  const gone = useGone()

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
