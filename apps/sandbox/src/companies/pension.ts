import type { FastifyInstance, FastifyReply } from 'fastify'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'
import type { Month, Workplace } from './register.ts'

type Query = Partial<
  Record<'serviceKey' | 'bzowrRgstNo' | 'wkplNm' | 'pageNo' | 'numOfRows' | 'seq' | 'dataCrtYm', string>
>
type Row = { place: Workplace; month: Month; seq: number }

const PATH = '/nps'
const NAME_ASKED = /^[\p{L}\p{N} ()㈜.&-]{1,60}$/u

/** The gateway answers its own errors as XML, whatever was asked for. */
const refuse = (reply: FastifyReply, reason: string, code: string) =>
  reply
    .type('text/xml')
    .send(
      `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${reason}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
    )

/** A single row is an object without a list, none an empty string. */
function answer(rows: readonly object[], { pageNo = '1', numOfRows = '10' }: Query) {
  const [page, size] = [Number(pageNo), Number(numOfRows)]
  const shown = rows.slice((page - 1) * size, page * size)
  const items = shown.length === 0 ? '' : { item: shown.length === 1 ? shown[0] : shown }
  return {
    response: {
      header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' },
      body: { items, numOfRows: size, pageNo: page, totalCount: rows.length },
    },
  }
}

/** The national pension's workplaces: who is insured where, month by month. */
export function pensionRoutes(app: FastifyInstance, world: World): void {
  /** A workplace has another number each month, as in reality. */
  let rows: Row[] = []

  function remember(places: readonly Workplace[]): Row[] {
    const fresh = places.flatMap((place) => place.months.map((month) => ({ place, month })))
    return fresh.map(({ place, month }) => {
      const known = rows.find(
        (row) =>
          row.place.number === place.number &&
          row.place.address === place.address &&
          row.month.ym === month.ym,
      )
      const row = { place, month, seq: known?.seq ?? 7_000_000 + rows.length }
      if (known) Object.assign(known, row)
      else rows.push(row)
      return row
    })
  }

  async function isRefused(query: Query, reply: FastifyReply): Promise<boolean> {
    await world.clock.moment()
    if (query.serviceKey === CREDENTIALS.openData.key) return false
    await refuse(reply, 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR', '30')
    return true
  }

  app.get<{ Querystring: Query }>(`${PATH}/getBassInfoSearchV2`, async ({ query }, reply) => {
    if (await isRefused(query, reply)) return reply
    const { bzowrRgstNo = '', wkplNm = '' } = query
    if (!/^\d{6}$/.test(bzowrRgstNo) || (wkplNm && !NAME_ASKED.test(wkplNm)))
      return { response: { header: { resultCode: '10', resultMsg: 'INVALID REQUEST PARAMETER ERROR.' } } }
    const found = remember(world.companies.places(bzowrRgstNo, wkplNm)).filter(({ place }) =>
      place.name.includes(wkplNm),
    )
    return answer(
      found.map(({ place, month, seq }) => ({
        seq,
        dataCrtYm: month.ym,
        wkplNm: place.name,
        bzowrRgstNo: `${place.number.slice(0, 6)}****`,
        wkplRoadNmDtlAddr: place.address,
        wkplJnngStcd: place.hasLeft ? '2' : '1',
        wkplStylDvcd: '1',
      })),
      query,
    )
  })

  app.get<{ Querystring: Query }>(`${PATH}/getDetailInfoSearchV2`, async ({ query }, reply) => {
    if (await isRefused(query, reply)) return reply
    const row = rows.find(({ seq }) => String(seq) === query.seq)
    return answer(row ? [{ jnngpCnt: String(row.month.people), adptDt: '20190304', scsnDt: '' }] : [], query)
  })

  app.get<{ Querystring: Query }>(`${PATH}/getPdAcctoSttusInfoSearchV2`, async ({ query }, reply) => {
    if (await isRefused(query, reply)) return reply
    const row = rows.find(({ seq, month }) => String(seq) === query.seq && month.ym === query.dataCrtYm)
    return answer(row ? [{ nwAcqzrCnt: row.month.joined, lssJnngpCnt: row.month.left }] : [], query)
  })
}
