import { type Auth, refusalsOf, type Tagged } from '@coffeeattack/contract/call'
import { IDEMPOTENCY_KEY } from '@coffeeattack/contract/idempotency-key'
import { BRAND } from '@coffeeattack/domain/brand'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { sentence } from '@coffeeattack/domain/errors/row'
import { roleNames } from '@coffeeattack/domain/operators/role'
import { type Html, html, trusted } from './html.ts'
import { script, style } from './look.ts'
import { type Row, rowsOf, type Schema, typeOf } from './schema-rows.ts'

/** As much of the OpenAPI document as the page reads. */
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Content = { content?: Record<string, { schema: Schema }> }
type Operation = {
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description?: string }>
}

const whoCalls: Readonly<Record<Auth, string>> = {
  none: '누구나',
  optional: '누구나 (로그인하면 내 것)',
  candidate: '로그인한 후보자',
  operator: '콘솔',
  partner: '파트너',
  refresh: '후보자의 리프레시 토큰',
  'operator-refresh': '쿠키에 든 콘솔의 리프레시 토큰',
  'partner-refresh': '파트너의 리프레시 토큰',
  'api-key': '회사의 API 키',
}

/** The reference as one page that works alone: no outside files, readable without its script. */
export function docsPage(calls: Readonly<Record<string, Tagged>>, document: Document): string {
  const tags = [...new Set(Object.values(calls).map(({ tag }) => tag))]
  const page = html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" />
        <title>API 문서 · ${BRAND.ko}</title>
        ${trusted(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${BRAND.ko} API</h1>
          <p>
            모든 주소는 <code>/api</code>에서 시작해요. 부르는 방법 ${Object.keys(calls).length}개를 모았어요.
            기계가 읽는 문서는 <a href="/api/openapi.json">openapi.json</a>이에요. 429와 503에는 몇 초 뒤에
            다시 부르면 되는지 <code>Retry-After</code> 헤더로 알려줘요.
          </p>
          <search>
            <input
              type="search"
              aria-label="주소나 설명으로 찾기"
              placeholder="주소나 설명으로 찾기"
              autocomplete="off"
            />
            <output aria-live="polite"></output>
          </search>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2>${tag}</h2>
                ${Object.entries(calls)
                  .filter(([, call]) => call.tag === tag)
                  .map(([key, call]) => callEntry(key, call, document))}
              </section>`,
          )}
        </main>
        ${trusted(`<script type="module">${script}</script>`)}
      </body>
    </html>`
  return page.html
}

const keyRule = `Idempotency-Key를 받아요 (눈에 보이는 ASCII ${IDEMPOTENCY_KEY.shortest}~${IDEMPOTENCY_KEY.longest}자)`

function whoMayCall({ auth, roles, beforeProof }: Tagged): string {
  if (roles) return `${whoCalls[auth]}: ${roles.map((role) => roleNames[role]).join(', ')}`
  return beforeProof ? `${whoCalls[auth]} (휴대전화를 확인하기 전에도)` : whoCalls[auth]
}

function callEntry(key: string, call: Tagged, { paths, components: { schemas } }: Document): Html {
  const [method = '', path = ''] = key.split(' ')
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return html`<details>
    <summary><b>${method}</b><code>${path}</code><span>${call.about}</span></summary>
    <div>
      <p>${[whoMayCall(call), call.makes && keyRule].filter(Boolean).join(' · ')}</p>
      ${operation && [parameters(operation, schemas), body(operation, schemas), answers(operation, schemas)]}
      ${refusals(key, call)}
    </div>
  </details>`
}

function parameters({ parameters = [] }: Operation, schemas: Record<string, Schema>): Html | false {
  const rows = parameters
    .filter((it) => !it.$ref)
    .map((it) => ({
      name: it.name,
      type: typeOf(it.schema, schemas),
      required: it.required ?? false,
      about: it.in,
    }))
  return rows.length > 0 && table('주소에 넣는 값', rows)
}

function body({ requestBody }: Operation, schemas: Record<string, Schema>): Html | false {
  const schema = requestBody?.content?.['application/json']?.schema
  return schema !== undefined && table('보내는 값', rowsOf(schema, schemas))
}

function answers({ responses }: Operation, schemas: Record<string, Schema>): Html[] {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? table(`${status} 받는 값`, rowsOf(schema, schemas)) : html`<h3>${status}</h3>`
    })
}

function refusals(key: string, call: Tagged): Html {
  const rows = refusalsOf(key, call).map((situation) => catalogue[situation])
  return html`<h3>거절</h3>
    <table>
      ${rows.map(
        (row) =>
          html`<tr>
            <td>${row.status}</td>
            <td><code>${row.code}</code></td>
            <td>${sentence(row)}</td>
          </tr>`,
      )}
    </table>`
}

function table(title: string, rows: readonly Row[]): Html {
  return html`<h3>${title}</h3>
    <table>
      ${rows.map(
        ({ name, type, required, about }) =>
          html`<tr>
            <th scope="row"><code>${name}</code>${required && html` <em>필수</em>`}</th>
            <td><code>${type}</code></td>
            <td>${about}</td>
          </tr>`,
      )}
    </table>`
}
