import type { ApiDeps } from '../../../platform/http/handle.ts'

type ProviderInput = Readonly<Record<string, unknown>>

type AttemptOwner = { readonly userId: string; readonly id: string }

/** Bound into the seal: it opens for this person and this attempt alone, whose own end is the input's end as well. */
const placeOf = ({ userId, id }: AttemptOwner) => `tax-input.${userId}.${id}` as const

/**
 * The second request must repeat the first one, which holds the identity number, sealed for the provider. We store
 * that nowhere (VER-10), so the person's own browser carries it to whichever process is pressed, sealed once more.
 */
export const sealTaxInput = (input: ProviderInput, attempt: AttemptOwner, { secrets }: ApiDeps): string =>
  secrets.seal(JSON.stringify(input), placeOf(attempt))

/** Null for whatever was not sealed by us for this very attempt. */
export function openTaxInput(
  sealed: string,
  attempt: AttemptOwner,
  { secrets }: ApiDeps,
): ProviderInput | null {
  try {
    return JSON.parse(secrets.open(sealed, placeOf(attempt))) as ProviderInput
  } catch {
    return null
  }
}
