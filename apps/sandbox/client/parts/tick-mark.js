import { drawing } from '../dom.js'

/** An animated check mark in a ring. */
export const tickMark = () =>
  drawing(
    `<svg class="tick-mark" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
       <circle cx="48" cy="48" r="42" pathLength="1"/>
       <path d="m29 49 13.5 13.5L68 36.5" pathLength="1"/>
     </svg>`,
  )
