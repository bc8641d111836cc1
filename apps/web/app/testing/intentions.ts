import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The response is lost; the person reads the failure and does not retry from there. */
export async function leaveLost(): Promise<void> {
  const lost = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await lost.getByRole('button', { name: '닫기' }).click()
  await expect.element(lost).not.toBeInTheDocument()
}

type Keyed = { readonly idempotencyKey: string | null }

/**
 * Numbers the intention of each attempt by its idempotency key: [0, 0, 1] is one that was tried twice, then another.
 */
export function intentionsOf(sent: readonly Keyed[]): number[] {
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).not.toContain(null)
  const distinct = [...new Set(keys)]
  return keys.map((key) => distinct.indexOf(key))
}
