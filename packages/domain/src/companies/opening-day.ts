/** The opening day of a business: a day of the calendar that a living office can know. */
export function openedOnProblem(day: string): string | null {
  return day >= '1900-01-01' && day <= '2099-12-31' ? null : '개업일을 확인해 주세요'
}
