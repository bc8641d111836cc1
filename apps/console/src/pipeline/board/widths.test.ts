import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { expect, test } from 'vitest'
import { wideStages } from './widths.ts'

const wide = (given: Partial<Parameters<typeof wideStages>[0]>) => [
  ...wideStages({ open: null, also: null, isRoomy: true, ...given }),
]

test('[BIZ-10] without a story all columns are wide except 여기까지, which opens by hand', () => {
  expect(wide({})).toEqual(pipelineStages.slice(0, -1))
  expect(wide({ also: 'ENDED' })).toEqual(pipelineStages)
})

test('[BIZ-10] beside a story its stage and the neighbours are wide', () => {
  expect(wide({ open: 'INTERVIEW' })).toEqual(['COFFEECHAT', 'INTERVIEW', 'TERMS'])
  expect(wide({ open: 'INTERVIEW', isRoomy: false })).toEqual(['COFFEECHAT', 'INTERVIEW'])
  expect(wide({ open: 'SAVED', isRoomy: false })).toEqual(['SAVED', 'OFFERED'])
  expect(wide({ open: 'ENDED' })).toEqual(['HIRED', 'ENDED'])
  expect(wide({ open: 'INTERVIEW', also: 'SAVED', isRoomy: false })).toEqual([
    'SAVED',
    'COFFEECHAT',
    'INTERVIEW',
  ])
})
