import { type To, useNavigate } from 'react-router'
import { type Key, useKeys } from '../keys/registry.ts'
import { type MarkedPerson, star } from '../memory/marks.ts'

type List<Row> = {
  rows: readonly Row[]
  /** Whose profile or composer is open beside the list. */
  openId: string | undefined
  /** Whoever writes an offer turns to nobody else by a letter. */
  isProfile: boolean
  addressOf: (id: string) => To
  /** At the end of what has come, more is on the way. */
  hasMore: boolean
  loadMore: () => unknown
  /** What else a letter does with whom it means. */
  others?: readonly (Omit<Key, 'press'> & { press: (row: Row) => void })[]
}

/**
 * For people in a list: J and K turn the open profile, S keeps whom it means, that is the row in focus, else the profile
 * that is open. Stands after the list's own keys, for it hears before them. An agent keeps nobody.
 */
export function usePersonKeys<Row extends MarkedPerson>(list: List<Row>): void {
  const { rows, openId, isProfile, addressOf, hasMore, loadMore, others = [] } = list
  const navigate = useNavigate()

  function turn(step: 1 | -1): boolean {
    const at = rows.findIndex(({ id }) => id === openId)
    if (at === -1) return false
    const next = rows[at + step]
    if (next) void navigate(addressOf(next.id), { replace: true })
    else if (step === 1 && hasMore) void loadMore()
    return true
  }
  const turns = [
    { on: ['j'], caps: ['J'], does: '다음 분', press: () => turn(1) },
    { on: ['k'], caps: ['K'], does: '이전 분', press: () => turn(-1) },
  ]
  useKeys('연 프로필', isProfile ? turns : [])

  function meant(does: (row: Row) => void): boolean {
    const around = document.activeElement?.closest('tr')
    const focused = around?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
    const row = rows.find(({ id }) => id === (focused ?? openId))
    if (row) does(row)
    return row !== undefined
  }
  const keeps = { on: ['s'], caps: ['S'], does: '담아 두기', press: (row: Row) => void star(row) }
  const marking = [keeps, ...others].map((key) => ({ ...key, press: () => meant(key.press) }))
  const isOurs = rows.some(({ marks }) => marks !== null)
  useKeys('후보자', isOurs && (isProfile || !openId) ? marking : [])
}
