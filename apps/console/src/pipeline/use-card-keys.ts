import { consolePaths } from '@coffeeattack/contract/console-pages'
import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '../keys/registry.ts'
import { type MenuKind, usePipeline } from './context.ts'
import type { Card } from './queries.ts'

/**
 * Shortcuts of board and table: J K H L move between cards, or step through open stories; M A R N act on the
 * focused or open card. `columns` returns the loaded cards.
 */
export function useCardKeys(
  place: RefObject<HTMLElement | null>,
  columns: () => readonly (readonly Card[])[],
): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { openId, openMenu, writeNote, addressOf, shown } = usePipeline()

  /** The focused card, else the open one. */
  function meant(): { card: Card; link: HTMLElement } | null {
    const box = document.activeElement?.closest('[data-card-box]')
    const link =
      box?.querySelector<HTMLElement>('[data-card]') ??
      place.current?.querySelector<HTMLElement>('[data-card][aria-current]')
    const card = columns()
      .flat()
      .find(({ id }) => id === link?.dataset['card'])
    return link && card ? { card: shown(card), link } : null
  }
  function menu(kind: MenuKind): boolean {
    const one = meant()
    if (one) openMenu(kind, one.card, one.link)
    return one !== null
  }
  function turnTo(card: Card | undefined): boolean {
    if (card) void navigate(addressOf(card.id), { replace: true })
    return card !== undefined
  }
  function walk(by: 1 | -1): boolean {
    if (!openId) return focusBeside(place.current, by)
    const column = columns().find((cards) => cards.some(({ id }) => id === openId)) ?? []
    return turnTo(column[column.findIndex(({ id }) => id === openId) + by])
  }
  function step(by: 1 | -1): boolean {
    if (!openId) return focusAcross(place.current, by)
    const all = columns()
    const at = all.findIndex((cards) => cards.some(({ id }) => id === openId))
    const ahead = by === 1 ? all.slice(at + 1) : all.slice(0, Math.max(0, at)).toReversed()
    return turnTo(ahead.find((cards) => cards.length > 0)?.[0])
  }
  function note(): boolean {
    const one = meant()
    if (one) writeNote(one.card)
    return one !== null
  }
  /** Closes the story and focuses its card. */
  function close(): boolean {
    if (!openId) return false
    place.current?.querySelector<HTMLElement>('[data-card][aria-current]')?.focus({ preventScroll: true })
    void navigate({ pathname: consolePaths.pipeline(), search })
    return true
  }
  useKeys('파이프라인', [
    { on: ['j'], caps: ['J'], does: '아래 분', press: () => walk(1) },
    { on: ['k'], caps: ['K'], does: '위 분', press: () => walk(-1) },
    { on: ['l'], caps: ['L'], does: '다음 단계', press: () => step(1) },
    { on: ['h'], caps: ['H'], does: '이전 단계', press: () => step(-1) },
    { on: [], caps: ['Enter'], does: '이야기 열기' },
    { on: ['m'], caps: ['M'], does: '옮기기', press: () => menu('move') },
    { on: ['a'], caps: ['A'], does: '담당 정하기', press: () => menu('assign') },
    { on: ['r'], caps: ['R'], does: '다시 볼 날 정하기', press: () => menu('remind') },
    { on: ['n'], caps: ['N'], does: '메모 남기기', press: note },
    {
      on: ['Escape'],
      caps: ['Esc'],
      does: '닫기',
      press: close,
    },
  ])
}

const cardsIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
const focused = () => document.activeElement?.closest('[data-card-box]')?.querySelector('[data-card]') ?? null

/** The next or previous card of the column; without a focus the first card. */
function focusBeside(place: HTMLElement | null, by: 1 | -1): boolean {
  const from = focused()
  const cards = cardsIn(from?.closest('[data-column]') ?? place)
  const at = cards.findIndex((card) => card === from)
  const next = at < 0 ? cards[0] : cards[at + by]
  next?.focus()
  return next !== undefined
}

/** The card at about the same height in the next column that is not empty. */
function focusAcross(place: HTMLElement | null, by: 1 | -1): boolean {
  const from = focused()
  const here = from?.closest<HTMLElement>('[data-column]')
  if (!from) return focusBeside(place, 1)
  if (!here) return false
  const at = pipelineStages.findIndex((stage) => stage === here.dataset['column'])
  const ahead = by === 1 ? pipelineStages.slice(at + 1) : pipelineStages.slice(0, at).toReversed()
  const { top } = from.getBoundingClientRect()
  const farness = (card: HTMLElement) => Math.abs(card.getBoundingClientRect().top - top)
  const [nearest] = ahead
    .map((stage) => cardsIn(place?.querySelector(`[data-column=${stage}]`) ?? null))
    .filter((cards) => cards.length > 0)
    .slice(0, 1)
    .flatMap((cards) => cards.toSorted((one, other) => farness(one) - farness(other)))
  nearest?.focus()
  return nearest !== undefined
}
