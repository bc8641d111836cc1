import type { Circuit } from '../circuit.ts'
import { ProviderRefused, ProviderUnavailable, withDeadline } from '../deadline.ts'

export type ArrearsSettings = { readonly base: string; readonly key: string }

/** The labour ministry's look-up of employers who owe wages, by business number: yes or no, never a row. */
export type Arrears = { isListed(number: string): Promise<boolean> }

const WITHIN_MS = 10_000
const PATH = '/cm/openApi/call/wk/callOpenApiSvcInfo210L41.do'

const tag = (name: string, xml: string): string | null =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(xml)?.[1] ?? null

/** Anything but a clear Y or N is unknown: an unreadable answer must never read as "not listed". */
function read(xml: string): boolean {
  if (!xml.includes('<jdgnList>')) throw new ProviderUnavailable('work24', 'nonsense')
  if (tag('lnkSucsYn', xml) !== 'Y') {
    const code = tag('errMsgCd', xml) ?? ''
    // The only documented code; others count as an outage.
    throw code === 'ERR0001'
      ? new ProviderRefused('work24', 'key', code)
      : new ProviderUnavailable('work24', 'transport')
  }
  const listed = tag('judgReltYn', xml)
  if (listed !== 'Y' && listed !== 'N') throw new ProviderUnavailable('work24', 'nonsense')
  return listed === 'Y'
}

type World = { readonly fetch: typeof fetch; readonly circuit: Circuit }

export function createArrears({ base, key }: ArrearsSettings, { fetch: send, circuit }: World): Arrears {
  return {
    isListed(number) {
      const exchange = async (signal: AbortSignal) => {
        const query = new URLSearchParams({ authKey: key, returnType: 'XML', brno: number })
        const response = await send(`${base}${PATH}?${query}`, { signal })
        if (!response.ok) throw new ProviderUnavailable('work24', 'transport')
        return read(await response.text())
      }
      return circuit.run(() => withDeadline('work24', WITHIN_MS, exchange))
    },
  }
}
