import { HYDRATED } from './names.ts'

// In the head of every app page, which can be read and typed into before React has hydrated it. Text and ticks are
// replayed once React listens, presses are held back and clicked then. Forms are held back too, because the browser
// would submit them itself and put what was typed into the address.

type Field = HTMLInputElement | HTMLTextAreaElement

const typed = new Map<Field, string | boolean>()
const presses: HTMLElement[] = []

const hasTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)

function hold(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const listeners = {
  input({ target }: Event) {
    const field = target as Field
    typed.set(field, hasTick(field) ? field.checked : field.value)
  },
  click(event: Event) {
    const button = (event.target as Element).closest<HTMLElement>('button,[role=button]')
    if (!button) return
    hold(event)
    if (presses.at(-1) !== button) presses.push(button)
  },
  submit: hold,
}

/** React ignores an input event whose value it has seen, so the value is emptied first and set past React's own setter. */
function replay(field: Field, value: string | boolean): void {
  if (hasTick(field)) {
    field.checked = !value
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** One press per task: React renders what the one before it changed. */
function clickNext(): void {
  const button = presses.shift()
  if (!button) return
  if (button.isConnected) button.click()
  setTimeout(clickNext)
}

for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
document.addEventListener(
  HYDRATED,
  () => {
    for (const [name, listener] of Object.entries(listeners))
      document.removeEventListener(name, listener, true)
    for (const [field, value] of typed) if (field.isConnected) replay(field, value)
    setTimeout(clickNext)
  },
  { once: true },
)
