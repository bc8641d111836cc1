import { lengthText } from '@coffeeattack/domain/profiles/career'
import { withJosa } from '@coffeeattack/domain/text/josa'

type HiddenYearsProps = { totalMonth: number; shownMonth: number; className: string }

/**
 * One's own figures stand on every verified job, and companies see those that are not hidden (PRO-4). Said where the two
 * differ.
 */
export default function HiddenYears({ totalMonth, shownMonth, className }: HiddenYearsProps) {
  if (totalMonth === shownMonth) return null
  const shown =
    shownMonth > 0 ? `${withJosa(lengthText(shownMonth), '으로/로')} 보여요` : '경력이 보이지 않아요'
  return <p className={`tnum ${className}`}>회사에는 숨긴 경력을 빼고 {shown}.</p>
}
