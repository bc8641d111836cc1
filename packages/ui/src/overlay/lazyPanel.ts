import {
  type Attributes,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { backgroundLoads } from '../backgroundLoads.tsx'
import { whenIdle } from '../whenIdle.tsx'

/** An overlay's panel: a chunk of its own, fetched when the page is idle, mounted when it opens first. */
export type LazyPanel<Props> = {
  fetchWhenIdle: () => () => void
  /** The panel once it is wanted and loaded. `onMissing`: it is wanted and failed to load. */
  usePanel: (props: Props, onMissing: () => void) => ReactNode
}

export function lazyPanel<Props extends Attributes & { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPanel<Props> {
  let here: ComponentType<Props> | null = null
  const fetch = async () => (here ??= await load())
  const fetchWhenIdle = () =>
    whenIdle(() => {
      backgroundLoads.running += 1
      void fetch()
        .catch(() => {})
        .finally(() => (backgroundLoads.running -= 1))
    })

  function usePanel(props: Props, onMissing: () => void): ReactNode {
    const { open } = props
    const [panel, setPanel] = useState(() => (open ? here : null))
    if (open && !panel && here) setPanel(() => here)
    const missing = useEffectEvent(onMissing)
    useEffect(fetchWhenIdle, [])
    useEffect(() => {
      if (!open || here) return undefined
      let gone = false
      fetch().then(
        (found) => !gone && setPanel(() => found),
        () => !gone && missing(),
      )
      return () => {
        gone = true
      }
    }, [open])
    return panel && createElement(panel, props)
  }
  return { fetchWhenIdle, usePanel }
}
