import { documentScreen } from './document.js'
import { homeScreen } from './home.js'
import { issueScreen } from './issue.js'
import { lockScreen } from './lock.js'
import { messagesScreen } from './messages.js'
import { passScreen } from './pass.js'
import { requestScreen } from './request.js'
import { settingsScreen } from './settings.js'
import { signDocumentScreen } from './sign-document.js'
import { signScreen } from './sign.js'
import { signedScreen } from './signed.js'
import { talkScreen } from './talk.js'
import { threadScreen } from './thread.js'

/** @type {Record<string, import('../view.ts').Screen>} */
const SCREENS = {
  lock: lockScreen,
  home: homeScreen,
  talk: talkScreen,
  pass: passScreen,
  request: requestScreen,
  sign: signScreen,
  signed: signedScreen,
  document: documentScreen,
  'sign-document': signDocumentScreen,
  issue: issueScreen,
  messages: messagesScreen,
  thread: threadScreen,
  settings: settingsScreen,
}

/**
 * A view is a name and perhaps a detail: 'request/673d…'.
 * @param {import('../phone.js').Phone} phone
 * @param {string} view
 */
export function viewOf(phone, view) {
  const [name = 'lock', detail = ''] = view.split('/')
  return (SCREENS[name] ?? lockScreen)(phone, detail)
}
