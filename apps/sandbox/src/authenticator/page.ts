import type { FastifyInstance } from 'fastify'
import { html, loads, sendPage } from '../page.ts'

/**
 * An authenticator app to try the console's second factor with. The secret is in the URL's fragment, which a browser never
 * sends, so the server does not know it.
 */
export function authenticatorPage(app: FastifyInstance): void {
  const head = loads(app.prefix, 'authenticator', ['authenticator'])
  app.get('/authenticator', (_request, reply) => sendPage(reply, { title: '연습용 인증 앱', head, body }))
}

const body = html`<body>
  <main class="authenticator">
    <h1>인증 코드</h1>
    <output id="code" aria-live="polite">······</output>
    <progress id="left" max="30" value="30" aria-label="코드가 바뀔 때까지"></progress>
    <form id="add">
      <label for="secret">설정 키</label>
      <input id="secret" autocomplete="off" spellcheck="false" placeholder="화면에 나온 키를 붙여 넣어요" />
      <button>코드 보기</button>
    </form>
  </main>
  <noscript>코드를 보려면 자바스크립트가 필요해요.</noscript>
</body>`
