import {
  REFERRAL_PARAM,
  referralCodeProblem,
  settleReferralCode,
} from '@coffeeattack/domain/campaigns/referral'
import { type Asking, serverApi } from '../api/server-api.server.ts'

export type Referrer = { name: string; code: string }

/** The partner whose link was opened (PUB-5). Without one the page is unchanged. */
export async function findReferrer(asking: Asking): Promise<Referrer | null> {
  const { url, signal } = asking.request
  const code = settleReferralCode(new URL(url).searchParams.get(REFERRAL_PARAM) ?? '')
  if (referralCodeProblem(code)) return null
  return serverApi(asking)('GET /partners/referrers/:code', { params: { code }, signal }).then(
    ({ name }) => ({ name, code }),
    () => null,
  )
}
