import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { sampleAnswer } from './sample-answer.ts'

const reads = Object.entries<Call>(calls).filter(
  ([key, { events }]) => key.startsWith('GET /console/') && !events,
)

test.each(reads)('%s answers its sample', (key, { out }) => {
  const schema = Object.values(out)[0]
  const answer = sampleAnswer(key as keyof typeof calls)
  expect(schema?.safeParse(answer).error?.issues ?? []).toEqual([])
})
