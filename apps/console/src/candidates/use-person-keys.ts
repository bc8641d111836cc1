import { type To, useNavigate } from 'react-router'
import { type Key, useKeys } from '../keys/registry.ts'
import { type MarkedPerson, star } from '../memory/marks.ts'

type List<Row> = {
  rows: readonly Row[]
  /** The person whose profile or composer is open beside the list. */
  openId: string | undefined
  /** True for a profile. The composer ignores the letter keys. */
  isProfile: boolean
  addressOf: (id: string) => To
  /** True when more rows can be loaded at the end. */
  hasMore: boolean
  loadMore: () => unknown
  /** Further keys, which act on the focused or open person. */
  others?: readonly (Omit<Key, 'press'> & { press: (row: Row) => void })[]
}

/**
 * Keys for a list of people: J and K open the next and the previous profile, S stars the focused row or the
 * open profile. Call it after `useListKeys`, because the last registered hook hears a key first. Agents have
 * no company and cannot star.
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
