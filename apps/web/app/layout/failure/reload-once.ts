/** Where this tab remembers that it has reloaded, and for which build. */
const RELOADED_FROM = 'reloaded-from'

type Here = {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  navigator: Pick<Navigator, 'onLine'>
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
  location: Pick<Location, 'href' | 'reload'>
}

/**
 * A part of this build is gone: after a deploy the server has another, and the page is loaded anew, once for each build.
 * Without a network, or with a server that does not answer, a reload would only lose what is on the screen.
 */
export async function reloadOnce(build: string, here: Here): Promise<void> {
  const { sessionStorage, navigator, location } = here
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_FROM) === build) return
  const answer = await here.fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  sessionStorage.setItem(RELOADED_FROM, build)
  location.reload()
}
