import { useSyncExternalStore } from 'react'
import type { Signal } from './signals.ts'

export function useSignal<T>({ listen, get }: Signal<T>): T {
  return useSyncExternalStore(listen, get, get)
}
