import { drawing } from './dom.js'

/** Icons of our own: plain strokes on a 24 grid. */
const STROKES = {
  back: '<path d="m15 5-7 7 7 7"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M15.5 5.5V5A1.5 1.5 0 0 0 14 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5h.5"/>',
  erase: '<path d="M9 6h10.5v12H9l-5.5-6L9 6Z"/><path d="m12 10 4 4m0-4-4 4"/>',
  finger:
    '<path d="M12 11v3.5a8 8 0 0 1-1.2 4.2M8.5 20a9 9 0 0 0 .8-3.5V11.2a2.7 2.7 0 0 1 5.4 0v3.3c0 1.7-.3 3.3-.9 4.8M5.6 17c.3-1 .4-1.9.4-3v-2.8a6 6 0 0 1 12 0V15c0 1-.1 2-.3 3M6 5.8A8.5 8.5 0 0 1 18 5.8"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8"/>',
  lock: '<rect x="5.5" y="10.5" width="13" height="9.5" rx="2.5"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
}

const FILLS = {
  bubble:
    '<path d="M12 4C6.5 4 2 7.5 2 11.9c0 2.8 1.9 5.2 4.7 6.6l-.9 3.2c-.1.4.3.7.6.5l4-2.6c.5.1 1.1.1 1.6.1 5.5 0 10-3.5 10-7.8S17.5 4 12 4Z"/>',
  shield:
    '<path d="M12 2.5 4 5.5v6c0 4.8 3.3 8.6 8 10 4.7-1.4 8-5.2 8-10v-6l-8-3Zm-1.1 13.3-3.4-3.4 1.5-1.5 1.9 1.9 4.2-4.3 1.5 1.5-5.7 5.8Z"/>',
  letters:
    '<path d="M5 4h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7l-4.6 3.9c-.4.3-.9 0-.9-.5V17H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm2.5 5.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm4.5 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm4.5 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>',
  signal: '<path d="M3 15h3v4H3zM8 12h3v7H8zM13 9h3v10h-3zM18 5h3v14h-3z"/>',
  wifi: '<path d="M12 20 8.5 16a5 5 0 0 1 7 0L12 20ZM12 6c3.7 0 7 1.4 9.5 3.8l-2 2.2A11 11 0 0 0 12 9c-2.9 0-5.5 1.1-7.5 3l-2-2.2A13.7 13.7 0 0 1 12 6Zm0 5c2.2 0 4.3.9 5.9 2.3l-2 2.3A6 6 0 0 0 12 14a6 6 0 0 0-3.9 1.6l-2-2.3A8.9 8.9 0 0 1 12 11Z"/>',
  battery:
    '<path fill-rule="evenodd" d="M4.5 7h13A2.5 2.5 0 0 1 20 9.5v5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 2 14.5v-5A2.5 2.5 0 0 1 4.5 7Zm0 1.5a1 1 0 0 0-1 1v5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1h-13ZM5 10h10v4H5v-4Zm16 .5c.9.3 1.2.9 1.2 1.5s-.3 1.2-1.2 1.5v-3Z"/>',
}

/** @param {keyof typeof STROKES | keyof typeof FILLS} name @param {number} [size] */
export function icon(name, size = 24) {
  const stroke = name in STROKES
  const paint = stroke
    ? 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"'
    : 'fill="currentColor"'
  const paths = { ...STROKES, ...FILLS }[name]
  return drawing(
    `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true" ${paint}>${paths}</svg>`,
  )
}

/**
 * The icon plate of an app.
 * @param {'kakao' | 'pass' | 'messages' | 'settings'} app
 * @param {string} [size]
 */
export function appPlate(app, size = '') {
  const plate = document.createElement('span')
  plate.className = `plate plate-${app} ${size}`
  const names = /** @type {const} */ ({
    kakao: 'bubble',
    pass: 'shield',
    messages: 'letters',
    settings: 'gear',
  })
  plate.append(icon(names[app]))
  return plate
}
