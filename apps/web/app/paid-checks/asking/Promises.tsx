import { politeName } from '@coffeeattack/domain/text/names'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { useId } from 'react'

type PromisesProps = { name: string | null; isOnLeave: boolean; onLeave: (isOnLeave: boolean) => void }

/** What is looked at and who reads it; and the one thing that only the person knows. */
export function Promises({ name, isOnLeave, onLeave }: PromisesProps) {
  const id = useId()
  const promises = [
    { Icon: Eye, text: '지금 다니는 곳과 한 달 보험료만 봐요.' },
    { Icon: Lock, text: '셈이 끝나면 보험료는 남기지 않아요.' },
    { Icon: Person, text: `결과는 ${name ? politeName(name) : '본인'}만 읽어요. 저희도 볼 수 없어요.` },
  ]
  return (
    <>
      <ul className="mt-4.5 grid gap-2 rounded-bar bg-surface-2 px-4 py-3.5">
        {promises.map(({ Icon, text }) => (
          <li key={text} className="flex gap-2.5 text-label text-ink-2">
            <Icon size={19} strokeWidth={1.8} className="mt-px shrink-0 text-ink-3" />
            {text}
          </li>
        ))}
      </ul>
      <label
        htmlFor={id}
        className="mt-2 flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5 text-body-s text-ink-2"
      >
        <Checkbox id={id} checked={isOnLeave} onChange={(event) => onLeave(event.currentTarget.checked)} />
        지금 휴직 중이에요
      </label>
    </>
  )
}
