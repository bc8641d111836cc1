/**
 * Opens the side menu as a modal dialog: the browser then keeps the focus inside, makes the page inert, closes on Esc
 * and gives the focus back. Without this script the opener is a link to the menu's own address.
 */
export function startSideMenu() {
  const menu = document.querySelector<HTMLDialogElement>('dialog#menu')
  const opener = document.querySelector<HTMLElement>('[data-menu-open]')
  if (!menu || !opener) return
  const open = asButton(opener)
  open.setAttribute('aria-haspopup', 'dialog')
  open.addEventListener('click', () => menu.showModal())
  const close = menu.querySelector<HTMLElement>('[data-menu-close]')
  if (close) asButton(close).addEventListener('click', () => menu.close())
  // The page was opened at the menu's own address: show it the usual way.
  if (menu.matches(':target')) {
    location.hash = ''
    menu.showModal()
  }
  menu.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // A press on the dimmed page lands on the dialog itself, outside of its box; a link may lead to this very page.
    if (target.closest('a') || (target === menu && !isInside(menu, event))) menu.close()
  })
}

/** What does something on the page is a button; it was a link only for lack of a script. */
function asButton(link: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  for (const { name, value } of link.attributes) if (name !== 'href') button.setAttribute(name, value)
  button.append(...link.childNodes)
  link.replaceWith(button)
  return button
}

function isInside(box: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
