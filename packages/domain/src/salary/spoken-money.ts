import { numberToHangul } from 'es-hangul'
import { WON_PER_MANWON } from './format.ts'

/** Money for a screen reader: '육천팔백만 원'. Apart from format.ts: es-hangul weighs a fifth of a public page's script. */
export function spokenMoney(manwon: number): string {
  const text = numberToHangul(Math.abs(Math.trunc(manwon)) * WON_PER_MANWON, { spacing: true })
  return `${manwon <= -1 ? '마이너스 ' : ''}${text} 원`
}
