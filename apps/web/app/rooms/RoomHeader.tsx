import { paths } from '@coffeeattack/contract/pages'
import { Avatar } from '@coffeeattack/ui/Avatar'
import { IconButton, iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { CoffeeCup } from '@coffeeattack/ui/icons/CoffeeCup'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { useGoBack } from '../layout/use-go-back.ts'
import { partnerName, partnerRole } from './partner.ts'
import type { Room } from './rooms-query.ts'

/** 60 px: who the conversation is with, and the way to their coffee chat. */
export function RoomHeader({ room }: { room: Room }) {
  const goBack = useGoBack(paths.messages())
  const { company, operator, coffeechatId } = room
  const name = partnerName(room)
  return (
    <header className="z-20 flex h-15 shrink-0 items-center gap-1 border-b border-line bg-page px-2 lg:pl-5">
      <span className="lg:hidden">
        <IconButton label="뒤로" onClick={goBack}>
          <ChevronLeft size={26} strokeWidth={1.8} />
        </IconButton>
      </span>
      <span className="flex min-w-0 flex-1 items-center gap-2.5">
        {company ? (
          <Logo name={company.name} src={company.logo} size={36} />
        ) : (
          <Avatar name={operator.name} {...(operator.photo && { src: operator.photo })} className="size-9!" />
        )}
        <span className="min-w-0">
          <h1 className="truncate text-body leading-[1.3] font-bold">{name}</h1>
          <small className="mt-px block truncate text-fine leading-snug text-ink-3">
            {partnerRole(room)}
          </small>
        </span>
      </span>
      {coffeechatId && (
        <Link to={paths.accepted(coffeechatId, name)} aria-label="커피챗 보기" className={iconButtonLook}>
          <CoffeeCup size={24} strokeWidth={1.8} />
        </Link>
      )}
    </header>
  )
}
