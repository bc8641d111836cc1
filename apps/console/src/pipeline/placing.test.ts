import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everybody, jaehwi, pipelineBoard, pipelineCard, starred } from '../testing/samples/pipeline.ts'
import { below, columnOf, firstStage, withCard } from './placing.ts'

const stagesOf = (board: ReturnType<typeof pipelineBoard>, id: string) =>
  board.columns.filter(({ items }) => items.some((card) => card.id === id)).map(({ stage }) => stage)

test('[BIZ-10] a moved card stands in one column, at its top, and the counts still add up', () => {
  const stage = fc.constantFrom<PipelineStage[]>(...pipelineStages)
  const moves = fc.array(fc.tuple(fc.constantFrom(...everybody), stage))
  fc.assert(
    fc.property(moves, (all) => {
      const board = all.reduce(
        (now, [card, to]) => withCard(now, { ...card, stage: to }),
        pipelineBoard(everybody),
      )
      expect(board.columns.reduce((sum, { count }) => sum + count, 0)).toBe(everybody.length)
      for (const { count, items } of board.columns) expect(items).toHaveLength(count)
      for (const [card] of all) expect(stagesOf(board, card.id)).toHaveLength(1)
    }),
  )
  const moved = withCard(pipelineBoard(everybody), { ...jaehwi, stage: 'TERMS' })
  expect(columnOf(moved, 'TERMS').items[0]?.id).toBe(jaehwi.id)
})

test('[BIZ-10] a change of a card keeps its place', () => {
  const board = withCard(pipelineBoard(everybody), { ...jaehwi, notes: 9 })
  expect(columnOf(board, 'INTERVIEW').items.findIndex(({ notes }) => notes === 9)).toBe(0)
  expect(columnOf(board, 'INTERVIEW').count).toBe(2)
})

test('[BIZ-10] a card that was not loaded is already counted', () => {
  const board = pipelineBoard([starred])
  const deep = pipelineCard(80, { stage: 'SAVED' })
  expect(columnOf(withCard(board, deep), 'SAVED')).toMatchObject({ count: 1 })
})

test('[BIZ-10] a card is never listed twice where a column continues', () => {
  expect(below([starred], [starred, jaehwi])).toEqual([starred, jaehwi])
})

test('[BIZ-10] a phone starts at a stage with somebody in it', () => {
  expect(firstStage(pipelineBoard(everybody))).toBe('COFFEECHAT')
  expect(firstStage(pipelineBoard([starred]))).toBe('SAVED')
  expect(firstStage(pipelineBoard([]))).toBe('SAVED')
})
