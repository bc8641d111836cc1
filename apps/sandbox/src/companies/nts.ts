import type { FastifyInstance, FastifyReply } from 'fastify'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'
import type { TaxState, Trouble } from './register.ts'

type Query = { serviceKey?: string }
type Claim = { b_no?: string; start_dt?: string; p_nm?: string }

const CODES: Readonly<Record<TaxState, { b_stt: string; b_stt_cd: string }>> = {
  OPEN: { b_stt: '계속사업자', b_stt_cd: '01' },
  SUSPENDED: { b_stt: '휴업자', b_stt_cd: '02' },
  CLOSED: { b_stt: '폐업자', b_stt_cd: '03' },
  NONE: { b_stt: '', b_stt_cd: '' },
}

function statusOf(world: World, number: string) {
  const state = world.companies.stateOf(number)
  const type = state === 'NONE' ? '국세청에 등록되지 않은 사업자등록번호입니다.' : '부가가치세 일반과세자'
  return {
    b_no: number,
    ...CODES[state],
    tax_type: type,
    tax_type_cd: state === 'NONE' ? '' : '01',
    end_dt: '',
    utcc_yn: 'N',
  }
}

const SLOW_MS = 30_000

/** Makes the call fail as the number says. True when the answer is given. */
export async function meetTrouble(
  trouble: Trouble | null,
  reply: FastifyReply,
  world: World,
): Promise<boolean> {
  if (trouble === 'slow') await world.clock.sleep(SLOW_MS)
  if (trouble === 'cut') {
    reply.hijack()
    reply.raw.destroy()
    return true
  }
  if (trouble === 'broken')
    await reply.code(500).type('text/html').send('<html><body>500 Internal Server Error')
  if (trouble === 'key') await gateway(reply, -4, '등록되지 않은 인증키 입니다.')
  if (trouble === 'quota') await gateway(reply, -10, '요청 한도를 초과했습니다.')
  return trouble !== null && trouble !== 'slow'
}

const gateway = (reply: FastifyReply, code: number, msg: string) =>
  reply.code(code === -401 ? 401 : 400).send({ code, msg })

const MOST = 100

/** The tax office: whether what a company writes about itself agrees, and whether companies are open. */
export function ntsRoutes(app: FastifyInstance, world: World): void {
  type Call = { Querystring: Query; Body: { businesses?: Claim[]; b_no?: string[] } | null }

  app.post<Call>('/nts/validate', async ({ query, body }, reply) => {
    if (query.serviceKey !== CREDENTIALS.openData.key)
      return gateway(reply, -401, '유효하지 않은 인증키 입니다.')
    const claims = body?.businesses
    if (!Array.isArray(claims)) return reply.code(400).send({ status_code: 'BAD_JSON_REQUEST' })
    if (claims.length > MOST) return reply.code(413).send({ status_code: 'TOO_LARGE_REQUEST' })
    if (claims.some((one) => !one.b_no || !one.start_dt || !one.p_nm))
      return reply.code(411).send({ status_code: 'REQUEST_DATA_MALFORMED' })
    await world.clock.moment()
    for (const { b_no } of claims)
      if (await meetTrouble(world.companies.troubleOf(b_no!), reply, world)) return reply
    const data = claims.map((claim) => answerTo(world, claim))
    const valid = data.filter((one) => one.valid === '01').length
    return { request_cnt: claims.length, ...(valid > 0 ? { valid_cnt: valid } : {}), status_code: 'OK', data }
  })

  app.post<Call>('/nts/status', async ({ query, body }, reply) => {
    if (query.serviceKey !== CREDENTIALS.openData.key)
      return gateway(reply, -401, '유효하지 않은 인증키 입니다.')
    const numbers = body?.b_no
    if (!Array.isArray(numbers)) return reply.code(400).send({ status_code: 'BAD_JSON_REQUEST' })
    if (numbers.length > MOST) return reply.code(413).send({ status_code: 'TOO_LARGE_REQUEST' })
    await world.clock.moment()
    for (const number of numbers)
      if (await meetTrouble(world.companies.troubleOf(number), reply, world)) return reply
    const data = numbers.map((number) => statusOf(world, number))
    const match_cnt = data.filter(({ b_stt_cd }) => b_stt_cd !== '').length
    return { request_cnt: numbers.length, match_cnt, status_code: 'OK', data }
  })
}

function answerTo(world: World, { b_no = '', start_dt, p_nm }: Claim) {
  const { representative, openedOn } = world.companies.company(b_no)
  const request_param = { b_no, start_dt, p_nm }
  const agrees =
    b_no !== '9990001029' &&
    world.companies.stateOf(b_no) !== 'NONE' &&
    (representative ?? p_nm) === p_nm &&
    (openedOn ?? start_dt) === start_dt
  return agrees
    ? { b_no, valid: '01', request_param, status: statusOf(world, b_no) }
    : { b_no, valid: '02', valid_msg: '확인할 수 없습니다.', request_param }
}
