/**
 * Runs at once, or after the press in progress: an error that appears under a field during a press would move the
 * pressed button from under the finger, and the press would be lost.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) then()
  else window.addEventListener('mouseup', () => setTimeout(then), { once: true })
}
