import type { FastifyInstance, FastifyReply } from 'fastify'
import { createLive } from '../live.ts'
import { Html, html, loads, sendPage } from '../page.ts'
import type { World } from '../world.ts'
import { MAILBOX, type ReceivedMail } from './mailbox.ts'
import { SPECIAL_ADDRESSES } from './smtp.ts'

/** A mail is untrusted: it may not run scripts or load anything, and its links open in a new tab. */
const STRANGER = 'allow-popups allow-popups-to-escape-sandbox'
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  `sandbox ${STRANGER}`,
].join('; ')

const LINK = /https?:\/\/[^\s<>"]+/g

/** The text with its URLs as links, escaped. */
function linked(text: string): Html[] {
  const words = text.split(LINK)
  const links = text.match(LINK) ?? []
  return words.flatMap((word, place) => {
    const link = links[place]
    return [html`${word}`, link ? html`<a href="${link}" target="_blank" rel="noopener">${link}</a>` : html``]
  })
}

const SEOUL_OFFSET_MS = 9 * 3_600_000
const written = (at: string) =>
  new Date(Date.parse(at) + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')

/** The mailbox: the list of mails, newest first, and one mail. */
export function mailRoutes(app: FastifyInstance, world: World): void {
  const live = createLive(app, world)
  const base = `${app.prefix}/mail`
  const head = loads(app.prefix, 'mail', ['mail'])
  const send = (reply: FastifyReply, title: string, shown: Html) =>
    sendPage(reply, {
      title,
      head,
      body: html`<body class="post">
        ${shown}
      </body>`,
      data: { base },
    })

  const row = ({ id, to, subject, text, at }: ReceivedMail) =>
    html`<li>
      <a class="post-row" href="${base}/${id}">
        <span class="post-to">${to.join(', ')}</span>
        <time datetime="${at}">${written(at)}</time>
        <b>${subject || '(제목 없음)'}</b>
        <span class="post-line">${text.replaceAll(/\s+/g, ' ').slice(0, 120)}</span>
      </a>
    </li>`

  const list = (mails: readonly ReceivedMail[]) =>
    html`<main class="post-card" id="mails">
      <h1>메일함</h1>
      <p class="post-lead">
        진짜 메일은 나가지 않아요. 앱이 보내는 메일이 모두 여기로 와요.
        <a href="${app.prefix}/phone">휴대전화 보기</a>
      </p>
      ${
        mails.length > 0
          ? html`<ul class="post-list">
              ${mails.map(row)}
            </ul>`
          : html`<p class="empty">아직 온 메일이 없어요</p>`
      }
      <details class="post-special">
        <summary>일부러 실패해 보는 주소</summary>
        <dl>
          ${SPECIAL_ADDRESSES.map(
            ({ begins, about }) =>
              html`<dt>${begins}…@</dt>
                <dd>${about}</dd>`,
          )}
        </dl>
      </details>
    </main>`

  const one = ({ id, from, to, subject, text, html: letter, at }: ReceivedMail) =>
    html`<main class="post-card">
      <a class="post-back" href="${base}">← 메일함</a>
      <h1>${subject || '(제목 없음)'}</h1>
      <dl class="post-facts">
        <dt>보낸 사람</dt>
        <dd>${from}</dd>
        <dt>받는 사람</dt>
        <dd>${to.join(', ')}</dd>
        <dt>받은 시각</dt>
        <dd><time datetime="${at}">${written(at)}</time></dd>
      </dl>
      ${
        letter !== '' &&
        html`<iframe title="메일 내용" sandbox="${STRANGER}" src="${base}/${id}/letter"></iframe>`
      }
      <details ${letter === '' && new Html('open')}>
        <summary>글로만 보기</summary>
        <pre>${linked(text)}</pre>
      </details>
    </main>`

  app.get('/mail', (_request, reply) => send(reply, '연습용 메일함', list(world.mailbox.all())))

  app.get('/mail/events', (_request, reply) =>
    live(reply, MAILBOX, () => ({ newest: world.mailbox.all()[0]?.id ?? null })),
  )

  app.get<{ Params: { id: string } }>('/mail/:id(^\\d+$)', ({ params }, reply) => {
    const mail = world.mailbox.find(params.id)
    if (!mail) return reply.redirect(base)
    return send(reply, mail.subject, one(mail))
  })

  app.get<{ Params: { id: string } }>('/mail/:id(^\\d+$)/letter', ({ params }, reply) => {
    const mail = world.mailbox.find(params.id)
    if (!mail) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': LETTER_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`)
  })
}
