import type { z } from 'zod'
import { REQUIRED } from './rule.ts'

/** What a field says when its value has the wrong type or size. A domain rule's own sentence goes first. */
export const koreanMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum)
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum)
  if (issue.input === undefined || issue.input === null) return REQUIRED
  return issue.code === 'invalid_value' ? '고를 수 있는 값이 아니에요' : '형식이 올바르지 않아요'
}

function tooSmall(origin: string, minimum: number | bigint) {
  if (origin === 'string') return minimum === 1 ? REQUIRED : `${minimum}자 이상 입력해 주세요`
  if (origin === 'array') return `${minimum}개 이상 골라 주세요`
  return `${minimum} 이상이어야 해요`
}

function tooBig(origin: string, maximum: number | bigint) {
  if (origin === 'string') return `${maximum}자까지 작성 가능해요`
  if (origin === 'array') return `${maximum}개까지 넣을 수 있어요`
  return `${maximum} 이하여야 해요`
}
