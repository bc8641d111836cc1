import { consolePaths } from '@coffeeattack/contract/pages'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { MenuKind, Pipeline } from './context.ts'
import type { OpenedMenu } from './menu/CardMenu.tsx'
import { whyNotMovable } from './menu/choices.ts'
import type { Board, Card } from './queries.ts'
import { useChanges } from './use-changes.ts'

/** The pending changes, the open menu and the card to focus. */
export function usePipelineState(board: Board | undefined) {
  const { id: openId } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  const { coming, move, change } = useChanges((id) => {
    // Moving a person from their story keeps the focus there.
    if (!document.activeElement?.closest('[data-panel]')) setFollowed(id)
  })
  const addressOf = (id: string) => ({ pathname: consolePaths.pipelineCard(id), search })
  const shown = (card: Card) => coming.get(card.id) ?? card

  function openMenu(kind: MenuKind, card: Card, opener: HTMLElement) {
    const why = kind === 'move' && whyNotMovable(card)
    if (coming.has(card.id)) return
    if (why) toast(why)
    // A second press closes the menu.
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
