import type { Ref, RefCallback } from 'react'

/** One ref for an element that two want to hold. */
export function mergeRefs<E>(...refs: (Ref<E> | undefined)[]): RefCallback<E> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    }
  }
}
