import { MESSENGER_ATTEMPT_KEY } from '../../sessions/messenger-attempt-key.ts'

/**
 * The Kakao button leads to Kakao: the page asks for the way itself and keeps the state that the return must bring
 * back (AUTH-1). When that fails, the link leads where it says, to the login, which tells what is wrong.
 */
export function startKakao() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kakao-start]')) {
    link.addEventListener('click', (event) => {
      // In a tab of its own there is no state to come back to.
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (link.ariaBusy === 'true') return
      link.ariaBusy = 'true'
      void wayToKakao().then(
        (address) => location.assign(address),
        () => location.assign(link.href),
      )
    })
    addEventListener('pageshow', () => (link.ariaBusy = null))
  }
}

async function wayToKakao(): Promise<string> {
  const redirectUri = `${location.origin}/login/autho`
  const answer = await fetch(`/api/auth/kakao?${new URLSearchParams({ redirectUri })}`)
  const way: unknown = await answer.json()
  if (!answer.ok || !isWay(way)) throw new TypeError('no way to the messenger')
  const attempt = { state: way.state, waitingState: '', from: '' }
  sessionStorage.setItem(MESSENGER_ATTEMPT_KEY, JSON.stringify(attempt))
  return way.authorizeUrl
}

function isWay(way: unknown): way is { authorizeUrl: string; state: string } {
  return typeof way === 'object' && way !== null && 'authorizeUrl' in way && 'state' in way
}
