import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { OverlayHost } from '../src/ask.tsx'
import { Toaster } from '../src/Toaster.tsx'
import { Board } from './Board.tsx'
import './gallery.css'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <OverlayHost>
        <Board />
        <Toaster />
      </OverlayHost>
    </StrictMode>,
  )
}
