/** Canvas between sections that have nothing to do with each other. */
export function Band() {
  return <div aria-hidden="true" className="h-2.5 bg-canvas" />
}
