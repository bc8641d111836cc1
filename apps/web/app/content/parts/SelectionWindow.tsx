import { reminderKeys } from '@coffeeattack/domain/offers/reminders'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { PageStyle } from '../../public/chrome/PageStyle.tsx'
import { facts } from '../facts.ts'
import windowCss from './window.css?inline'

const reminded = new Set<string>(reminderKeys)
const days = Array.from({ length: facts.selectionDays + 1 }, (_, day) => day)

/** The days a person has to choose, with the reminders on theirs. */
export function SelectionWindow() {
  return (
    <>
      <PageStyle name="content-window" css={import.meta.env.SSR ? windowCss : ''} />
      <figure className="window">
        <ol>
          {days.map((day) => (
            <li key={day} className={day === facts.selectionDays ? 'last' : undefined}>
              <span className="window-day">
                {reminded.has(`D-${facts.selectionDays - day}`) && <Reminder />}
              </span>
              {nameOf(day)}
            </li>
          ))}
        </ol>
        <figcaption>종이 그려진 날 아침 10시에 알려 드려요.</figcaption>
      </figure>
    </>
  )
}

function nameOf(day: number): string {
  if (day === 0) return '받은 날'
  return day === facts.selectionDays ? '마감' : `${day}일`
}

function Reminder() {
  return (
    <>
      <Bell size={16} />
      <span className="sr-only">알림</span>
    </>
  )
}
