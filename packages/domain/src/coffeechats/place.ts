import { safeHref } from '../profiles/links.ts'
import { lengthProblem } from '../text/length.ts'
import { hostOf } from './meeting-text.ko.ts'

/** Where the two meet: an address, or a link to a call (OFR-19). */
export const PLACE = { addressLimit: 100, linkLimit: 300 } as const

export const placeKinds = ['ADDRESS', 'LINK'] as const
export type PlaceKind = (typeof placeKinds)[number]
export type Place = { readonly kind: PlaceKind; readonly text: string }

/** As stored: one line in NFC. */
export const settlePlace = ({ kind, text }: Place): Place => ({
  kind,
  text: text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(),
})

export const isSamePlace = (a: Place, b: Place): boolean => a.kind === b.kind && a.text === b.text

/** The error of a place, or null. A link must be https, so that people can trust it. */
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

/** The rule for every link that we show: a host with a name, no password. */
const isMeetingLink = (text: string) => /^https:/i.test(text) && safeHref(text) !== null

/**
 * The text of a place, and its URL if it is a link that can be trusted. A link that came past our forms is shown as
 * text.
 */
export function placeToOpen({ kind, text }: Place): { text: string; href: string | null } {
  const href = kind === 'LINK' ? safeHref(text) : null
  return href ? { text: hostOf(href), href } : { text, href }
}
