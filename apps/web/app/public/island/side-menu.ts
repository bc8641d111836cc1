/**
 * Opens the side menu as a modal dialog: the browser traps the focus, makes the page inert, closes it on Esc and
 * returns the focus. Without this script the opener is a link to the menu's address.
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
  // The page was opened at the menu's address: show it as a dialog.
  if (menu.matches(':target')) {
    location.hash = ''
    menu.showModal()
  }
  menu.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // A press on the backdrop hits the dialog itself, outside of its box; a link may lead to this very page.
    if (target.closest('a') || (target === menu && !isInside(menu, event))) menu.close()
  })
}

/** With the script the opener acts as a button; it is a link only for pages without it. */
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
