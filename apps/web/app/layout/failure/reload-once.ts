/** The session storage key for the build for which this tab has reloaded. */
const RELOADED_FROM = 'reloaded-from'

type Here = {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  navigator: Pick<Navigator, 'onLine'>
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  location: Pick<Location, 'href' | 'reload'>
}

/**
 * A chunk of this build is gone: after a deploy the server has other files, so the page is reloaded, once per build.
 * Offline, or while the server does not answer, a reload would only lose the screen.
 */
export async function reloadOnce(build: string, here: Here): Promise<void> {
  const { sessionStorage, navigator, location } = here
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_FROM) === build) return
  const answer = await here.fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  sessionStorage.setItem(RELOADED_FROM, build)
  location.reload()
}
