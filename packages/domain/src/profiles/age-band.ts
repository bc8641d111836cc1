import { kstMoment } from '../kst.ts'

/** '30대 초반' from a birth date of eight digits: near enough to picture a person, too wide to find one. */
export function ageBand(birthday: string, now: Date): string {
  const age = ageOf(birthday, now)
  if (age < 20) return '20세 미만'
  if (age >= 60) return '60대 이상'
  const third = ['초반', '초반', '초반', '초반', '중반', '중반', '중반', '후반', '후반', '후반'][age % 10]
  return `${Math.floor(age / 10) * 10}대 ${third}`
}

/** Whole years since birth, by Seoul's calendar. */
function ageOf(birthday: string, now: Date): number {
  const { year, month, day } = kstMoment(now)
  const hadBirthday = month * 100 + day >= Number(birthday.slice(4))
  return year - Number(birthday.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
