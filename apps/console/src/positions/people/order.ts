export type Order = 'suggested' | 'plain'

/** The order stands in the address, so that an opened profile and a reload keep it. */
export const orderIn = (params: URLSearchParams): Order =>
  params.get('order') === 'plain' ? 'plain' : 'suggested'

/** The same address in this order; the one of suggestions is not named. */
export function withOrder(address: string, order: Order): string {
  if (order === 'suggested') return address
  return `${address}${address.includes('?') ? '&' : '?'}order=plain`
}
