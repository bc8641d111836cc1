import { lengthProblem, TEXT_AREA, cutTo, lengthOf, unsafeProblem } from '../text/length.ts'

/** The attachments of a message. */
export const messageTypes = ['text', 'offer', 'survey'] as const
export type MessageType = (typeof messageTypes)[number]

export const MESSAGE = { limit: TEXT_AREA.limit, previewLength: 40 } as const

/** A message is neither blank nor too long. */
export function messageProblem(text: string): string | null {
  if (text.trim() === '') return '메시지를 입력해 주세요.'
  return unsafeProblem(text) ?? lengthProblem(text, MESSAGE.limit)
}

/** The preview in the list of rooms. */
export function messagePreview(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return lengthOf(line) <= MESSAGE.previewLength
    ? line
    : `${cutTo(line, MESSAGE.previewLength).replace(/〔[^〕]*$/u, '')}…`
}

/** An operator's saved replies with short titles. */
export const REPLY = { max: 50, titleLimit: 30 } as const

export function replyTitleProblem(title: string): string | null {
  if (title.trim() === '') return '이름을 입력해 주세요.'
  return unsafeProblem(title) ?? lengthProblem(title, REPLY.titleLimit)
}
