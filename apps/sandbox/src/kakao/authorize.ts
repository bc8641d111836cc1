import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { askOf, askProblem, type AskProblem, isOptional, returnAddress } from './ask.ts'
import type { Grants } from './grants.ts'
import { html } from '../page.ts'
import { sendLogin } from './login-page.ts'
import { sendSheet } from './page.ts'
import { all, one, type Parameters } from './parameters.ts'

const WHY: Readonly<Record<AskProblem, string>> = {
  KOE101: '앱 키가 올바르지 않아요.',
  KOE006: '등록하지 않은 Redirect URI예요.',
  KOE201: 'response_type이 code가 아니에요.',
}

/** An error page, because the redirect URL cannot be trusted. */
const sendError = (reply: FastifyReply, code: AskProblem) =>
  sendSheet(
    reply,
    400,
    '서비스 설정에 오류가 있어요',
    html`<h1>서비스 설정에 오류가 있어서<br />로그인할 수 없어요</h1>
      <p class="why">${WHY[code]}</p>
      <p class="code">앱 관리자 설정 오류 (<strong>${code}</strong>)</p>`,
  )

const PHONE = /^01\d{8,9}$/

const typedPerson = (form: Parameters) => ({
  name: (one(form, 'name') ?? '').replaceAll(/\s/g, ''),
  phone: (one(form, 'phone') ?? '').replaceAll(/\D/g, ''),
})

export function authorizeRoutes(
  app: FastifyInstance,
  world: World,
  grants: Grants,
  isRegistered: (uri: string) => boolean,
): void {
  app.get<{ Querystring: Parameters }>('/kauth/oauth/authorize', async ({ query }, reply) => {
    const problem = askProblem(query, isRegistered)
    if (problem) return sendError(reply, problem)
    return sendLogin(reply, askOf(query), world.people.all())
  })

  /** The person's decision. The query is checked again, because anybody can send the form. */
  app.post<{ Querystring: Parameters; Body: Parameters | null }>(
    '/kauth/oauth/authorize',
    async ({ query, body }, reply) => {
      const problem = askProblem(query, isRegistered)
      if (problem) return sendError(reply, problem)
      const [ask, form] = [askOf(query), body ?? {}]
      if (one(form, 'decision') !== 'agree') {
        const denied = { error: 'access_denied', error_description: 'User denied access' }
        return reply.redirect(returnAddress(ask, denied), 303)
      }
      const typed = typedPerson(form)
      const phone = chosenPhone(form, typed)
      if (!phone) return sendLogin(reply, ask, world.people.all(), typed)
      const agreed = new Set(all(form, 'agree'))
      const scope = ask.scope.filter((each) => !isOptional(each) || agreed.has(each)).join(' ')
      const authTime = Math.floor(world.clock.now() / 1000)
      const code = grants.codeFor({ ...ask, phone, scope, authTime })
      return reply.redirect(returnAddress(ask, { code }), 303)
    },
  )

  /** A listed person, or a new account with any name and phone. A known phone keeps its name. */
  function chosenPhone(form: Parameters, typed: { name: string; phone: string }): string | null {
    const listed = world.people.byPhone(one(form, 'person') ?? '')
    if (listed) return listed.phone
    if (!typed.name || !PHONE.test(typed.phone)) return null
    world.people.welcome(typed)
    return typed.phone
  }
}
