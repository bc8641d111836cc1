import { z } from 'zod'
import type { Circuit } from '../circuit.ts'
import { ProviderRefused, ProviderUnavailable, withDeadline } from '../deadline.ts'
import type { BusinessStatus, TaxOffice } from './tax-office.ts'

/** The tax service. The documented limit is 100 numbers a call. */
export const NTS = { perCall: 100, withinMs: 10_000 } as const

export type NtsSettings = { readonly base: string; readonly key: string }

const status = z.object({
  b_no: z.string(),
  b_stt_cd: z.string().default(''),
  tax_type: z.string().default(''),
  end_dt: z.string().default(''),
  utcc_yn: z.string().default(''),
})
const validated = z.object({
  data: z.array(z.object({ b_no: z.string(), valid: z.string(), status: status.optional() })),
})
const statuses = z.object({ data: z.array(status) })

/** Two layers answer errors: the gateway with a negative `code`, the service with `status_code`. */
const gateway = z.object({ code: z.number() })
const service = z.object({ status_code: z.string() })

const GATEWAY: Readonly<Record<number, ProviderRefused['refusal']>> = {
  [-2]: 'request',
  [-3]: 'key',
  [-4]: 'key',
  [-9]: 'key',
  [-10]: 'limit',
  [-401]: 'key',
}
const SERVICE: Readonly<Record<string, ProviderRefused['refusal']>> = {
  BAD_JSON_REQUEST: 'request',
  REQUEST_DATA_MALFORMED: 'request',
  TOO_LARGE_REQUEST: 'request',
}

const STATES: Readonly<Record<string, BusinessStatus['state']>> = {
  '01': 'OPEN',
  '02': 'SUSPENDED',
  '03': 'CLOSED',
  '': 'UNREGISTERED',
}

function statusOf({ b_no, b_stt_cd, tax_type, end_dt, utcc_yn }: z.output<typeof status>): BusinessStatus {
  const state = STATES[b_stt_cd]
  if (!state) throw new ProviderUnavailable('nts', 'nonsense')
  return {
    number: b_no,
    state,
    taxType: tax_type,
    endedOn: /^\d{8}$/.test(end_dt) ? end_dt.replace(/^(\d{4})(\d{2})/, '$1-$2-') : null,
    isUnitMerged: utcc_yn === 'Y',
  }
}

/** The error that an answer stands for, or null for a good one. */
function errorOf(body: unknown): Error | null {
  const code = gateway.safeParse(body).data?.code
  if (code !== undefined) {
    const reason = GATEWAY[code]
    return reason
      ? new ProviderRefused('nts', reason, String(code))
      : new ProviderUnavailable('nts', 'transport')
  }
  const said = service.safeParse(body).data?.status_code
  if (said === undefined || said === 'OK') return null
  const reason = SERVICE[said]
  return reason ? new ProviderRefused('nts', reason, said) : new ProviderUnavailable('nts', 'transport')
}

type World = { readonly fetch: typeof fetch; readonly circuit: Circuit; readonly withinMs?: number }

export function createNts(
  { base, key }: NtsSettings,
  { fetch: send, circuit, withinMs = NTS.withinMs }: World,
): TaxOffice {
  async function post<T>(path: string, input: unknown, shape: z.ZodType<T>): Promise<T> {
    const exchange = async (signal: AbortSignal) => {
      const query = new URLSearchParams({ serviceKey: key, returnType: 'JSON' })
      const response = await send(`${base}/${path}?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(input),
        signal,
      })
      const text = await response.text()
      // An outage answers with an HTML page, at times under 200.
      const body: unknown = JSON.parse(text)
      const error = errorOf(body)
      if (error) throw error
      if (!response.ok) throw new ProviderUnavailable('nts', 'transport')
      const parsed = shape.safeParse(body)
      if (!parsed.success) throw new ProviderUnavailable('nts', 'nonsense')
      return parsed.data
    }
    return circuit.run(() => withDeadline('nts', withinMs, exchange))
  }

  return {
    async validate({ number, representative, openedOn }) {
      const claim = { b_no: number, start_dt: openedOn.replaceAll('-', ''), p_nm: representative }
      const { data } = await post('validate', { businesses: [claim] }, validated)
      const [row] = data
      if (row?.b_no !== number) throw new ProviderUnavailable('nts', 'nonsense')
      if (row.valid === '02') return { result: 'NO_MATCH' }
      if (row.valid !== '01' || !row.status) throw new ProviderUnavailable('nts', 'nonsense')
      const { state, taxType } = statusOf(row.status)
      return { result: 'MATCH', state, taxType }
    },
    async status(numbers) {
      if (numbers.length > NTS.perCall) throw new RangeError(`at most ${NTS.perCall} numbers a call`)
      const { data } = await post('status', { b_no: numbers }, statuses)
      const asked = new Set(numbers)
      return data.filter(({ b_no }) => asked.has(b_no)).map(statusOf)
    },
  }
}
