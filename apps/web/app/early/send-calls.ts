import { EARLY_CALLS, type EarlyCalls } from './names.ts'

// In the head of an app page whose routes name the calls that they show (`data-calls` on the script's own tag). Sends
// them for a signed-in person while the page's code is still loading; early-calls.ts hands the answers to the client.
try {
  const token = localStorage.getItem('token')
  const calls = document.currentScript?.dataset['calls']
  if (token && calls) {
    const answers: EarlyCalls['answers'] = {}
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    for (const path of calls.split(' ')) {
      const url = `/api${path.replace(/:\w+$/, location.pathname.split('/').pop() ?? '')}`
      const answer = fetch(url, { headers })
      // The client handles a failure; here it must not be reported as unhandled.
      answer.catch(() => {})
      answers[url] = answer
    }
    Object.assign(window, { [EARLY_CALLS]: { token, answers } satisfies EarlyCalls })
  }
} catch {
  // Storage may be blocked; the client sends the calls then.
}
