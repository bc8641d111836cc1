import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { paths } from './paths.ts'
import { NotFoundPage } from './features/not-found/NotFoundPage.tsx'
import { SignInPage } from './features/session/SignInPage.tsx'

/** Every address of the console, below /console. */
export const routes: RouteObject[] = [
  { path: paths.home(), loader: () => redirect(paths.signIn()) },
  { path: paths.signIn(), element: <SignInPage /> },
  { path: '*', element: <NotFoundPage /> },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/console' })
}
