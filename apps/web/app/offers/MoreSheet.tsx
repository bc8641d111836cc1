import { IconButton } from '@coffeeattack/ui/IconButton'
import { Bars } from '@coffeeattack/ui/icons/Bars'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Message } from '@coffeeattack/ui/icons/Message'
import { More } from '@coffeeattack/ui/icons/More'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'

/** What else can be done with an offer before it is answered. */
export function MoreSheet() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const ways = [
    { to: paths.compareOffers(), label: '다른 어택과 비교하기', Icon: Bars },
    { to: paths.ask(pathname), label: '이 제안 문의하기', Icon: Message },
  ]
  return (
    <>
      <IconButton label="더 보기" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <More size={24} strokeWidth={1.8} />
      </IconButton>
      <Sheet open={open} onOpenChange={setOpen} title="더 보기" hideTitle>
        <ul>
          {ways.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-14 items-center gap-3.5 text-h3 font-medium">
                <Icon size={22} strokeWidth={1.8} className="text-ink-3" />
                <span className="flex-1">{label}</span>
                <ChevronRight size={18} className="text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
