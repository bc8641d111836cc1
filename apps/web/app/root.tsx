import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { MESSENGER_KEY } from './campaigns/messenger-key.ts'
import { HYDRATED } from './early/names.ts'
import { ErrorView, FailureFrame } from './layout/failure/FailureView.tsx'
import { AppHead, PublicHead, SiteHead } from './layout/Heads.tsx'
import { pageContext } from './page-context.server.ts'
import { isPublicPage, isSecretPage } from './public-page.ts'
import { NotFoundView } from './public/NotFoundView.tsx'

/**
 * What only the server knows: its public origin (for canonical addresses), whether the built-in sandbox stands in for
 * external providers, whether the third-party consent starts checked, the messenger's public key for sharing, our links
 * elsewhere, and the company that runs the service.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { sandbox, consentPrechecked, messengerKey, outside, company } = context.get(pageContext)
  return { origin: new URL(request.url).origin, sandbox, consentPrechecked, messengerKey, outside, company }
}

/** None of the root's data changes while the app is open. */
export const shouldRevalidate = () => false

const useIsPublicPage = () => useMatches().some(({ handle }) => isPublicPage(handle))

const useIsSecretPage = () => useMatches().some(({ handle }) => isSecretPage(handle))

/** Korean, but for a page whose loader says otherwise. */
function usePageLanguage(): string {
  const told = useMatches().map(({ loaderData }) => Object(loaderData) as { language?: unknown })
  return told.some(({ language }) => language === 'en') ? 'en' : 'ko'
}

export function Layout({ children }: { children: ReactNode }) {
  const withoutReact = useIsPublicPage()
  const isSecret = useIsSecretPage()
  const language = usePageLanguage()
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), [])
  const messengerKey = useRouteLoaderData<typeof loader>('root')?.messengerKey
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <SiteHead />
        {messengerKey && <meta name={MESSENGER_KEY} content={messengerKey} />}
        <Meta />
        {withoutReact ? <PublicHead hasIsland={!isSecret} /> : <AppHead />}
        <Links />
      </head>
      <body>
        {children}
        {!withoutReact && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  const isPublic = useIsPublicPage()
  // The router has reached a public page, which is sent without React: the browser must load it as a document.
  useEffect(() => {
    if (isPublic) window.location.reload()
  }, [isPublic])
  return isPublic && !import.meta.env.SSR ? null : <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <FailureFrame>{isMissing ? <NotFoundView /> : <ErrorView />}</FailureFrame>
}
