type Hear = (event: PopStateEvent) => void

let first: Hear | null = null

/** Who hears of going back before the router does. */
export function hearFirst(hear: Hear): void {
  first = hear
}

/** Called before the router is made: a window calls its listeners in the order in which they were added. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => first?.(event))
}
