import { safeHref } from '../profiles/links.ts'
import { lengthProblem } from '../text/length.ts'
import { hostOf } from './meeting-text.ko.ts'

/** Where the two meet: an address, or a link to a call (OFR-19). */
export const PLACE = { addressLimit: 100, linkLimit: 300 } as const

export const placeKinds = ['ADDRESS', 'LINK'] as const
export type PlaceKind = (typeof placeKinds)[number]
export type Place = { readonly kind: PlaceKind; readonly text: string }

/** As it is kept: one line, composed. */
export const settlePlace = ({ kind, text }: Place): Place => ({
  kind,
  text: text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(),
})

export const isSamePlace = (a: Place, b: Place): boolean => a.kind === b.kind && a.text === b.text

/** What is wrong with a place, or null. A link is https alone: whoever taps it must be able to trust the line. */
export function placeProblem(place: Place): string | null {
  const { kind, text } = settlePlace(place)
  if (kind === 'ADDRESS') {
    return text.length < 2 ? '만날 곳을 입력해 주세요' : lengthProblem(text, PLACE.addressLimit)
  }
  if (text === '') return '화상 회의 링크를 입력해 주세요'
  return (
    lengthProblem(text, PLACE.linkLimit) ??
    (isMeetingLink(text) ? null : 'https://로 시작하는 링크를 입력해 주세요')
  )
}

/** As every link that we show: a host with a name, no password before it. */
const isMeetingLink = (text: string) => /^https:/i.test(text) && safeHref(text) !== null

/** The same to tap, where it is a link that can be trusted; one that got into the data past our forms is text. */
export function placeToOpen({ kind, text }: Place): { text: string; href: string | null } {
  const href = kind === 'LINK' ? safeHref(text) : null
  return href ? { text: hostOf(href), href } : { text, href }
}
