import { expect, test } from 'vitest'
import type { Call } from '../call.ts'
import { calls } from '../calls.ts'
import { sampleAnswer } from './sample-answer.ts'

const reads = Object.entries<Call>(calls).filter(
  ([key, { events }]) => key.startsWith('GET /console/') && !events,
)

test('every list and page of the console has a sample that its contract allows', () => {
  for (const [key, { out }] of reads) {
    const answer = sampleAnswer(key as keyof typeof calls)
    expect(Object.values(out)[0]?.safeParse(answer).error?.issues ?? [], key).toEqual([])
  }
})
