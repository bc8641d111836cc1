import { kstDay, kstMoment, startOfKstDay } from '../kst.ts'

/** What a person asks somebody of the desk to look at (MATCH-5). */
export const objections = {
  FACTS: '이유가 사실과 달라요',
  MISSING: '있어야 할 포지션이 없어요',
  AGAINST: '이런 방식의 추천에 반대해요',
} as const

export type ObjectionKind = keyof typeof objections
export const objectionKinds = Object.keys(objections) as [ObjectionKind, ...ObjectionKind[]]

export const OBJECTION = {
  textLimit: 500,
  /** Printed before sending. The law gives thirty days; we promise ten working days at most and aim at five. */
  workingDays: 5,
  mostWorkingDays: 10,
} as const

/** The last day for the answer: so many working days after the day it was asked. Public holidays are not known here and count as working days. */
export function answerDay(at: Date, workingDays: number = OBJECTION.workingDays): number {
  let day = kstDay(at)
  let left = workingDays
  while (left > 0) {
    day += 1
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

function isWorkingDay(day: number): boolean {
  const { weekday } = kstMoment(startOfKstDay(day))
  return weekday !== 0 && weekday !== 6
}

type Objected = { readonly kind: ObjectionKind; readonly about: string | null; readonly text: string }

/** The inquiry as the desk reads it: what is wrong, about which position, and the person's own words. */
export const objectionMessage = ({ kind, about, text }: Objected): string =>
  [`[추천] ${objections[kind]}`, about, text.trim()].filter(Boolean).join('\n\n')
