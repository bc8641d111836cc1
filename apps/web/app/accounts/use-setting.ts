import { callWithRetry } from '@coffeeattack/kit/failure'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queries } from '../api/queries.ts'

type SettingOptions<Setting, Change> = {
  query: UseQueryOptions<Setting, Error, Setting, string[]>
  /** The setting after a change, shown until the server answers. */
  apply: (setting: Setting, change: Change) => Setting
  save: (change: Change) => Promise<Setting>
  onSaved?: (change: Change) => void
}

/**
 * A setting that updates optimistically. The server's value is kept, pending changes are shown on top of it and saved
 * one after the other; a change that fails is dropped.
 */
export function useSetting<Setting, Change>(options: SettingOptions<Setting, Change>) {
  const { query, apply, save, onSaved } = options
  const { data, isError, refetch } = useQuery(query)
  const [underWay, setUnderWay] = useState<readonly Change[]>([])
  const last = useRef(Promise.resolve())

  async function make(wanted: Change): Promise<void> {
    const saved = await callWithRetry(() => save(wanted))
    if (saved !== null) queries.setQueryData(query.queryKey, saved)
    setUnderWay((all) => all.filter((one) => one !== wanted))
    if (saved !== null) onSaved?.(wanted)
  }
  function change(wanted: Change): void {
    setUnderWay((all) => [...all, wanted])
    last.current = last.current.then(() => make(wanted))
  }
  const shown = data === undefined ? undefined : underWay.reduce(apply, data)
  return { setting: { data: shown, isError, refetch }, change }
}
