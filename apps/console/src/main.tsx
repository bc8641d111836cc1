import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { applyTheme } from './apply-theme.ts'
import { createRouter } from './routes.tsx'

applyTheme(document.documentElement, window.localStorage)

const place = document.getElementById('console')
if (!place) throw new Error('index.html has no #console')
createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
)
