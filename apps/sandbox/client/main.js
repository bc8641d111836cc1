import { startChooser } from './screens/chooser.js'
import { drawNotes } from './notes.js'
import { startPhone } from './start-phone.js'

const glass = /** @type {HTMLElement} */ (document.querySelector('#glass'))
const notes = /** @type {HTMLElement} */ (document.querySelector('#notes'))
const number = document.documentElement.dataset['number'] ?? ''

drawNotes(notes, number)
if (number) startPhone(glass, number)
else startChooser(glass)
