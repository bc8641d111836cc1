import type { Page } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import type { FastifyReply } from 'fastify'
import { html } from './html.ts'

type PlainPage = {
  title: string
  body: string
  /** Opened anew by itself after so many seconds. */
  againAfter?: number
}

const STATUS: Page = '/status'

/** A page that needs no build, no database and no script, for errors. It looks like the worker's offline page. */
export function sendPlainPage(reply: FastifyReply, { againAfter, ...page }: PlainPage): FastifyReply {
  if (againAfter) reply.header('refresh', String(againAfter))
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .send(plainPage({ ...page, link: againAfter ? linkToStatus : '' }))
}

const linkToStatus = html`<a class="more" href="${STATUS}">무엇이 되는지 보기</a>`

function plainPage({ title, body, link }: { title: string; body: string; link: string }): string {
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#19100e" media="(prefers-color-scheme: dark)" />
        <title>${title} · ${BRAND.ko}</title>
        <style>
          :root {
            color-scheme: light dark;
            --page: #fff;
            --ink: #271b17;
            --ink-2: #50433e;
            --ink-3: #6b5f5a;
            --primary: #2c1812;
            --on-primary: #fff;
          }
          @media (prefers-color-scheme: dark) {
            :root {
              --page: #19100e;
              --ink: #f6f3f0;
              --ink-2: #ddd6d2;
              --ink-3: #b7ada8;
              --primary: #f6f3f0;
              --on-primary: #2c1812;
            }
          }
          body {
            box-sizing: border-box;
            min-height: 100vh;
            min-height: 100dvh;
            margin: 0;
            padding: 40px 20px;
            display: flex;
            flex-direction: column;
            align-items: center;
            justify-content: center;
            background: var(--page);
            color: var(--ink);
            text-align: center;
            word-break: keep-all;
            font:
              16px/1.6 'Pretendard Variable',
              Pretendard,
              'Apple SD Gothic Neo',
              'Noto Sans KR',
              'Noto Sans CJK KR',
              system-ui,
              sans-serif;
          }
          svg {
            width: 120px;
            height: 120px;
          }
          h1 {
            margin: 24px 0 8px;
            font-size: 26px;
            line-height: 1.36;
            letter-spacing: -0.03em;
          }
          p {
            margin: 0;
            color: var(--ink-2);
            text-wrap: balance;
          }
          a {
            margin-top: 32px;
            padding: 12px 24px;
            border-radius: 16px;
            background: var(--primary);
            color: var(--on-primary);
            font-weight: 600;
            text-decoration: none;
          }
          a.more {
            margin-top: 4px;
            padding: 10px 12px;
            background: none;
            color: var(--ink-3);
            font-weight: 500;
            text-decoration: underline;
            text-underline-offset: 4px;
          }
          a:focus-visible {
            outline: 2px solid var(--primary);
            outline-offset: 3px;
          }
        </style>
      </head>
      <body>
        <main>
          <svg viewBox="1.5 -.5 33 33" aria-hidden="true">
            <g fill="var(--primary)">
              <circle cx="16" cy="16" r="14" />
              <rect x="27.5" y="11.6" width="6.2" height="8.8" rx="3.1" />
            </g>
            <path
              d="m9.6 22.2 6.4-6.4 6.4 6.4M10.6 14.9 16 9.5l5.4 5.4"
              fill="none"
              stroke="var(--on-primary)"
              stroke-width="3.1"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
          <h1>${title}</h1>
          <p>${body}</p>
        </main>
        <!-- An empty address is the page that was asked for. -->
        <a href="">다시 열기</a>
        LINK
      </body>
    </html>`.replace('LINK', () => link)
}
