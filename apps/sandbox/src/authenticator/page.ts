import type { FastifyInstance } from 'fastify'
import { html } from '../html.ts'
import { POLICY } from '../phone/page.ts'

/**
 * An authenticator app to try the console's second factor with. The secret is in the URL's fragment, which a browser never
 * sends, so the server does not know it.
 */
export function authenticatorPage(app: FastifyInstance): void {
  const client = `${app.prefix}/phone/client`
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>연습용 인증 앱</title>
        <link rel="icon" href="${client}/icon.svg" />
        <link rel="stylesheet" href="${client}/css/base.css" />
        <link rel="stylesheet" href="${client}/css/authenticator.css" />
        <script type="module" src="${client}/authenticator.js"></script>
      </head>
      <body>
        <main class="authenticator">
          <h1>인증 코드</h1>
          <output id="code" aria-live="polite">······</output>
          <progress id="left" max="30" value="30" aria-label="코드가 바뀔 때까지"></progress>
          <form id="add">
            <label for="secret">설정 키</label>
            <input
              id="secret"
              autocomplete="off"
              spellcheck="false"
              placeholder="화면에 나온 키를 붙여 넣어요"
            />
            <button>코드 보기</button>
          </form>
        </main>
        <noscript>코드를 보려면 자바스크립트가 필요해요.</noscript>
      </body>
    </html>`.text

  app.get('/authenticator', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
