import { type RefObject, useEffect, useEffectEvent } from 'react'
import { usePipeline } from '../context.ts'

/** Whoever was moved takes the focus along to where they now stand, or to the strip that took them in. */
export function useFollowed(place: RefObject<HTMLElement | null>, id: string | undefined): void {
  const { followed, onFollowed } = usePipeline()
  const isFollowed = id !== undefined && followed === id
  const take = useEffectEvent(() => {
    place.current?.focus({ preventScroll: true })
    onFollowed()
  })
  useEffect(() => {
    if (isFollowed) take()
  }, [isFollowed])
}
