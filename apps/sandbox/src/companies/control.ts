import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import type { Month, TaxState } from './register.ts'

type Body = Record<string, unknown> | null
const STATES: readonly TaxState[] = ['OPEN', 'SUSPENDED', 'CLOSED', 'NONE']
const MODES = ['answer', 'fail', 'refuse', 'silent'] as const

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const momentOf = (value: unknown): number | null => {
  const at = Date.parse(textOf(value) ?? '')
  return Number.isNaN(at) ? null : at
}
const numberOf = (body: Body): string | null => {
  const digits = (textOf(body?.['number']) ?? '').replaceAll('-', '')
  return /^\d{10}$/.test(digits) ? digits : null
}

/** Plants companies, workplaces, defaulters and DNS records. */
export function companyControl(app: FastifyInstance, world: World): void {
  app.post<{ Body: Body }>('/control/companies', async ({ body }, reply) => {
    const number = numberOf(body)
    const state = STATES.find((one) => one === (body?.['state'] ?? 'OPEN'))
    if (!number || !state) return reply.code(400).send({ error: 'number (10 digits) and state are needed' })
    world.companies.putCompany({
      number,
      state,
      representative: textOf(body?.['representative']),
      openedOn: textOf(body?.['openedOn']),
      from: momentOf(body?.['from']),
    })
    return reply.code(201).send(world.companies.company(number))
  })

  app.post<{ Body: Body }>('/control/workplaces', async ({ body }, reply) => {
    const number = numberOf(body)
    const name = textOf(body?.['name'])
    const months = body?.['months']
    if (!number || !name || !Array.isArray(months))
      return reply
        .code(400)
        .send({ error: 'number, name and months [{ ym, people, joined, left }] are needed' })
    const place = {
      number,
      name,
      address: textOf(body?.['address']) ?? '서울특별시',
      hasLeft: body?.['hasLeft'] === true,
    }
    world.companies.putWorkplaces(number, [{ ...place, months: months as Month[] }])
    return reply.code(201).send(place)
  })

  app.post<{ Body: Body }>('/control/defaulters', async ({ body }, reply) => {
    const number = numberOf(body)
    if (!number) return reply.code(400).send({ error: 'number (10 digits) is needed' })
    if (body?.['listed'] === false) world.companies.removeDefaulter(number)
    else world.companies.putDefaulter({ number, until: momentOf(body?.['until']) })
    return reply.code(204).send()
  })

  app.post<{ Body: Body }>('/control/dns', async ({ body }, reply) => {
    const name = textOf(body?.['name'])
    const txt = body?.['txt'] ?? []
    const mode = MODES.find((one) => one === (body?.['mode'] ?? 'answer'))
    if (!name || !mode || !Array.isArray(txt))
      return reply
        .code(400)
        .send({ error: 'name and txt (a list of texts, or of lists of chunks) are needed' })
    const texts = txt.map((one: unknown) => (Array.isArray(one) ? one.map(String) : [String(one)]))
    world.zones.put(name, { texts, mode })
    return reply.code(204).send()
  })
}
