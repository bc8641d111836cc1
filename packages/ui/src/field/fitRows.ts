/** Gives a text area the rows its text needs, where the browser can't size it by its content itself. */
export function fitRows(area: HTMLTextAreaElement | null, least: number, most: number): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.rows = least
  const line = Number.parseFloat(getComputedStyle(area).lineHeight)
  area.rows = Math.min(most, Math.max(least, Math.round(area.scrollHeight / line)))
}
