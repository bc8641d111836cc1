/** Clock faces and spans in Seoul, without the browser's zone or locale. */

const SEOUL_OFFSET_MS = 9 * 3_600_000
const DAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일']

/** @param {number} ms */
const seoul = (ms) => new Date(ms + SEOUL_OFFSET_MS)
/** @param {number} value */
const two = (value) => String(value).padStart(2, '0')

/** '3:07', as a phone's clock shows it. @param {number} ms */
export function clockFace(ms) {
  const date = seoul(ms)
  return `${date.getUTCHours() % 12 || 12}:${two(date.getUTCMinutes())}`
}

/** '오후 3:07' @param {number} ms */
export const timeOfDay = (ms) => `${seoul(ms).getUTCHours() < 12 ? '오전' : '오후'} ${clockFace(ms)}`

/** '11월 15일 일요일' @param {number} ms */
export function dayOf(ms) {
  const date = seoul(ms)
  return `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${DAYS[date.getUTCDay()]}`
}

/** '2026. 11. 15.' @param {number} ms */
export function dateOf(ms) {
  const date = seoul(ms)
  return `${date.getUTCFullYear()}. ${date.getUTCMonth() + 1}. ${date.getUTCDate()}.`
}

/** '4:09' of a span, never below zero. A begun second counts whole. @param {number} ms */
export function minutesLeft(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
}

/** '방금', '3분 전', '2시간 전', then the day. @param {number} at @param {number} now */
export function ago(at, now) {
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return '방금'
  if (minutes < 60) return `${minutes}분 전`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}시간 전`
  return dayOf(at)
}
