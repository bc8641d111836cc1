/** When a meeting is over. Apart from times.ts: the home page knows of meetings and not of proposals. */
export function endOf({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date {
  return new Date(startsAt.getTime() + minutes * 60_000)
}
