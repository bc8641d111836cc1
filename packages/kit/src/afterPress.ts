/**
 * Does it now, or once the press is over that is under way: a sentence that came under a field in the middle of a press
 * would move what is pressed from under the finger, and the press would be lost.
 */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) then()
  else window.addEventListener('mouseup', () => setTimeout(then), { once: true })
}
