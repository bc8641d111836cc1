import { consolePaths } from '@coffeeattack/contract/pages'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { MenuKind, Pipeline } from './context.ts'
import type { OpenedMenu } from './menu/CardMenu.tsx'
import { whyStays } from './menu/choices.ts'
import type { Board, Card } from './queries.ts'
import { useChanges } from './use-changes.ts'

/** What all parts of the page share: what is on its way, which menu is open, and whom the focus follows. */
export function usePipelineState(board: Board | undefined) {
  const { id: openId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  const { coming, move, change } = useChanges((id) => {
    // Whoever moves somebody from their story stays there.
    if (!document.activeElement?.closest('[data-panel]')) setFollowed(id)
  })
  const addressOf = (id: string) => ({ pathname: consolePaths.pipelineCard(id), search })
  const shown = (card: Card) => coming.get(card.id) ?? card

  function openMenu(kind: MenuKind, card: Card, opener: HTMLElement) {
    const why = kind === 'move' && whyStays(card)
    if (coming.has(card.id)) return
    if (why) toast(why)
    // Pressed again, its button puts it away.
    else setMenu((now) => (now?.opener === opener ? null : { kind, card, opener }))
  }
  const pipeline: Pipeline = {
    openId,
    colleagues: board?.colleagues ?? [],
    positions: board?.positions ?? [],
    shown,
    isComing: (id) => coming.has(id),
    move: (card, to) => void move(card, to),
    change: (card, patch) => void change(card, patch),
    openMenu,
    writeNote: (card) =>
      void navigate(addressOf(card.id), { state: { isWriting: true }, replace: card.id === openId }),
    addressOf,
    followed,
    onFollowed: () => setFollowed(null),
  }
  return { pipeline, coming, menu, closeMenu: () => setMenu(null) }
}
