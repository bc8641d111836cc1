/** Institutions write birthdays as yyyymmdd or, beside a resident number, as yymmdd: the last six digits are common. */
export const birthKey = (birthday: string) => birthday.slice(-6)

const YOUNGEST = 15

/** The year of birth behind yymmdd, read so that nobody who signs up is a small child. */
export function birthYear(birthday: string, thisYear: number): number {
  const year = 2000 + Number(birthKey(birthday).slice(0, 2))
  return thisYear - year < YOUNGEST ? year - 100 : year
}

/** Six or eight digits that name a day that exists. */
export function isBirthday(birthday: string): boolean {
  if (!/^(\d{6}|\d{8})$/.test(birthday)) return false
  const [month, day] = [Number(birthday.slice(-4, -2)), Number(birthday.slice(-2))]
  const century = birthday.length === 8 ? birthday.slice(0, 4) : `20${birthday.slice(0, 2)}`
  const date = new Date(Date.UTC(Number(century), month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
