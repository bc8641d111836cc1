import { z } from 'zod'
import type { Circuit } from '../circuit.ts'
import { ProviderRefused, ProviderUnavailable, withDeadline } from '../deadline.ts'

export type PensionSettings = { readonly base: string; readonly key: string }

/** One month of one workplace. The service gives a workplace another `seq` each month. */
export type WorkplaceMonth = {
  readonly seq: string
  /** yyyymm */
  readonly month: string
  readonly name: string
  readonly address: string
  readonly isInsured: boolean
}

export type HeadcountMonth = { readonly people: number; readonly joined: number; readonly left: number }

export type Pension = {
  /** Every month of every workplace under the first six digits of a business number, and part of a name if one is given. */
  search(prefix: string, name?: string): Promise<readonly WorkplaceMonth[]>
  /** The people of one month. */
  month(of: Pick<WorkplaceMonth, 'seq' | 'month'>): Promise<HeadcountMonth>
}

const WITHIN_MS = 10_000
const ROWS = 100
const PAGES = 10

/** Numbers come as numbers or as strings. */
const text = z.union([z.string(), z.number()]).transform(String)
const count = z.coerce.number().int().min(0)

const workplace = z.object({
  seq: text,
  dataCrtYm: text.pipe(z.string().regex(/^\d{6}$/)),
  wkplNm: z.string(),
  wkplRoadNmDtlAddr: z.string().nullish(),
  wkplJnngStcd: text,
})
const detail = z.object({ jnngpCnt: count })
const period = z.object({ nwAcqzrCnt: count, lssJnngpCnt: count })

const envelope = z.object({
  response: z.object({
    header: z.object({ resultCode: text }),
    body: z
      .object({
        items: z.union([z.object({ item: z.unknown().optional() }), z.string()]).nullish(),
        totalCount: count.nullish(),
      })
      .nullish(),
  }),
})

/** A single row comes without a list, none as an empty string. */
function rowsOf({ response }: z.output<typeof envelope>): unknown[] {
  const items = response.body?.items
  if (items === undefined || items === null || typeof items === 'string' || items.item === undefined)
    return []
  return Array.isArray(items.item) ? items.item : [items.item]
}

const CODES: Readonly<Record<string, ProviderRefused['refusal']>> = {
  ...Object.fromEntries(['10', '11', '12'].map((code) => [code, 'request' as const])),
  ...Object.fromEntries(['20', '30', '31', '32', '33'].map((code) => [code, 'key' as const])),
  ...Object.fromEntries(['21', '22', '23'].map((code) => [code, 'limit' as const])),
}

function errorOf(code: string): Error {
  const reason = CODES[code]
  return reason
    ? new ProviderRefused('pension', reason, code)
    : new ProviderUnavailable('pension', 'transport')
}

/** The gateway answers its errors as XML, also when JSON was asked for. */
function read(body: string): z.output<typeof envelope> {
  // An empty body means that the gateway refused, never that there are no rows.
  if (body.trim() === '') throw new ProviderUnavailable('pension', 'nonsense')
  if (body.includes('<OpenAPI_ServiceResponse'))
    throw errorOf(/<returnReasonCode>(\d+)</.exec(body)?.[1] ?? '99')
  const parsed = envelope.safeParse(JSON.parse(body))
  if (!parsed.success) throw new ProviderUnavailable('pension', 'nonsense')
  return parsed.data
}

const NO_DATA = '03'

type World = { readonly fetch: typeof fetch; readonly circuit: Circuit }

export function createPension({ base, key }: PensionSettings, { fetch: send, circuit }: World): Pension {
  async function get<T>(path: string, asked: Record<string, string>, row: z.ZodType<T>) {
    const exchange = async (signal: AbortSignal) => {
      const query = new URLSearchParams({ serviceKey: key, dataType: 'json', ...asked })
      const response = await send(`${base}/${path}?${query}`, { signal })
      const answer = read(await response.text())
      const { resultCode } = answer.response.header
      if (resultCode === NO_DATA) return { rows: [], total: 0 }
      if (resultCode !== '00') throw errorOf(resultCode)
      const rows = rowsOf(answer).map((one) => {
        const parsed = row.safeParse(one)
        if (!parsed.success) throw new ProviderUnavailable('pension', 'nonsense')
        return parsed.data
      })
      return { rows, total: answer.response.body?.totalCount ?? rows.length }
    }
    return circuit.run(() => withDeadline('pension', WITHIN_MS, exchange))
  }

  async function one<T>(path: string, asked: Record<string, string>, row: z.ZodType<T>): Promise<T> {
    const { rows } = await get(path, { ...asked, pageNo: '1', numOfRows: '10' }, row)
    if (rows.length !== 1) throw new ProviderUnavailable('pension', 'nonsense')
    return rows[0]!
  }

  return {
    async search(prefix, name) {
      const found: z.output<typeof workplace>[] = []
      for (let page = 1; page <= PAGES; page++) {
        const asked = { bzowrRgstNo: prefix, ...(name ? { wkplNm: name } : {}) }
        const paging = { pageNo: String(page), numOfRows: String(ROWS) }
        const { rows, total } = await get('getBassInfoSearchV2', { ...asked, ...paging }, workplace)
        found.push(...rows)
        if (rows.length === 0 || found.length >= total) break
      }
      return found.map((row) => ({
        seq: row.seq,
        month: row.dataCrtYm,
        name: row.wkplNm,
        address: row.wkplRoadNmDtlAddr ?? '',
        isInsured: row.wkplJnngStcd === '1',
      }))
    },
    async month({ seq, month }) {
      const { jnngpCnt } = await one('getDetailInfoSearchV2', { seq }, detail)
      const moved = await one('getPdAcctoSttusInfoSearchV2', { seq, dataCrtYm: month }, period)
      return { people: jnngpCnt, joined: moved.nwAcqzrCnt, left: moved.lssJnngpCnt }
    },
  }
}
