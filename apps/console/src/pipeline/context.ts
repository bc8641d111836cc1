import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { createContext, use } from 'react'
import type { To } from 'react-router'
import type { Board, Card } from './queries.ts'
import type { Patch } from './use-changes.ts'

export type MenuKind = 'all' | 'move' | 'assign' | 'remind' | 'position'

/** The actions and state that all parts of the page share. */
export type Pipeline = {
  openId: string | undefined
  colleagues: Board['colleagues']
  positions: Board['positions']
  /** The card with its pending change. */
  shown: (card: Card) => Card
  isComing: (id: string) => boolean
  /** The move waits to be told of (BIZ-10). */
  canTakeBack: (id: string) => boolean
  move: (card: Card, to: PipelineStage) => void
  change: (card: Card, patch: Patch) => void
  openMenu: (kind: MenuKind, card: Card, opener: HTMLElement) => void
  writeNote: (card: Card) => void
  addressOf: (id: string) => To
  /** The card that takes the focus after its move. */
  followed: string | null
  onFollowed: () => void
}

const PipelineContext = createContext<Pipeline | null>(null)
export const PipelineProvider = PipelineContext

export function usePipeline(): Pipeline {
  const pipeline = use(PipelineContext)
  if (!pipeline) throw new Error('outside of the pipeline')
  return pipeline
}
