import { DAY_MS } from '../kst.ts'

/** A merge of two companies can be undone for a day (FIRM-2). */
const MERGE = { undoMs: DAY_MS } as const

export const mergeUndoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE.undoMs)

export const mayUndoMerge = (mergedAt: Date, now: Date): boolean => now < mergeUndoUntil(mergedAt)
