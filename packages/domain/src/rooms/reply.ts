import { lengthProblem } from '../text/text-area.ts'
import { unsafeProblem } from '../text/unsafe.ts'

/** Answers that an operator writes often, kept under a short title. */
export const REPLY = { max: 50, titleLimit: 30 } as const

export function replyTitleProblem(title: string): string | null {
  if (title.trim() === '') return '이름을 입력해 주세요.'
  return unsafeProblem(title) ?? lengthProblem(title, REPLY.titleLimit)
}
