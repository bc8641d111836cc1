/** The part of the day as one says it: 밤 10:00, 아침 8:00. */
export function hourText(hour: number): string {
  return `${partOf(hour)} ${hour % 12 || 12}:00`
}

/** '아침 8시' */
export function spokenHour(hour: number): string {
  return `${partOf(hour)} ${hour % 12 || 12}시`
}

function partOf(hour: number): string {
  if (hour < 6) return '새벽'
  if (hour < 11) return '아침'
  if (hour < 13) return '낮'
  if (hour < 18) return '오후'
  return hour < 21 ? '저녁' : '밤'
}

export const allHours = Array.from({ length: 24 }, (_, hour) => hour)

/** When a mail of the morning may come. */
export const morningHours = [6, 7, 8, 9, 10, 11] as const
