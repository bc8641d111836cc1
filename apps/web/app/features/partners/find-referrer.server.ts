import {
  REFERRAL_PARAM,
  referralCodeProblem,
  settleReferralCode,
} from '@coffeeattack/domain/campaign/referral'
import { serverApi } from '../../api/server-api.server.ts'

export type Referrer = { name: string; code: string }

/** Whose link was opened (PUB-5). Without one, or with one that is nobody's, the page is the usual one. */
export async function findReferrer(request: Request): Promise<Referrer | null> {
  const code = settleReferralCode(new URL(request.url).searchParams.get(REFERRAL_PARAM) ?? '')
  if (referralCodeProblem(code)) return null
  const { signal } = request
  return serverApi(request)('GET /partners/referrers/:code', { params: { code }, signal }).then(
    ({ name }) => ({ name, code }),
    () => null,
  )
}
