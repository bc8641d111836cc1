import { IconButton } from '@coffeeattack/ui/IconButton'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { More } from '@coffeeattack/ui/icons/More'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'

type Way = { to: string; label: string; Icon: ComponentType<IconProps> }

/** The header's menu. */
export function MoreSheet({ ways }: { ways: readonly Way[] }) {
  const [open, setOpen] = useState(false)
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
