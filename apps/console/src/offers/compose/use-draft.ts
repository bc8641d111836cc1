import { useState } from 'react'
import { type Draft, emptyDraft } from './draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

type DraftOwner = { operatorId: string; candidateId: string }

/** The draft for one candidate, kept with every change until it is sent. */
export function useDraft(whose: DraftOwner, position: string) {
  const [draft, setDraft] = useState(() => keptDraft(sessionStorage, whose, emptyDraft(position)))

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(sessionStorage, whose, next)
  }
  return { draft, change, forget: () => forgetDraft(sessionStorage, whose) }
}

export type ChangeDraft = ReturnType<typeof useDraft>['change']
