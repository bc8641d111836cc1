import { createBrowserRouter, type RouteObject } from 'react-router'
import { NotFoundPage } from './features/not-found/NotFoundPage.tsx'
import { SignInPage } from './features/session/SignInPage.tsx'
import { SettingsPage } from './features/settings/SettingsPage.tsx'
import { ConsoleLayout } from './layout/ConsoleLayout.tsx'
import { FirstPage } from './layout/FirstPage.tsx'
import { paths } from './paths.ts'

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  { path: paths.signIn(), element: <SignInPage /> },
  {
    element: <ConsoleLayout />,
    children: [
      { path: paths.home(), element: <FirstPage /> },
      { path: paths.settings(), element: <SettingsPage /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/console' })
}
