import type { ApiDeps } from '../../../../platform/http/handle.ts'

const PLACE = 'lifetime_requests.session_sealed'

/** Kept sealed, so that whichever process gets the next request can go on. */
export const sealSession = (session: string, { secrets }: ApiDeps): string => secrets.seal(session, PLACE)

export const openSession = (sealed: string, { secrets }: ApiDeps): string => secrets.open(sealed, PLACE)
