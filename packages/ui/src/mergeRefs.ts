import type { Ref, RefCallback } from 'react'

/** Merges two refs for one element. */
export function mergeRefs<E>(...refs: (Ref<E> | undefined)[]): RefCallback<E> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    }
  }
}
