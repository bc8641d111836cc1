/** Sets a text area's rows by its text, where the browser does not support field-sizing. */
export function fitRows(area: HTMLTextAreaElement | null, least: number, most: number): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.rows = least
  const line = Number.parseFloat(getComputedStyle(area).lineHeight)
  area.rows = Math.min(most, Math.max(least, Math.round(area.scrollHeight / line)))
}
