import type { ApiResult } from '@coffeeattack/contract/client/typing'

type Login = ApiResult<'POST /auth/otp/verify'>

/** A certified person; `certified: false` for a new one. */
export const login = (given: Partial<Login> = {}): Login => ({
  accessToken: 'access',
  refreshToken: 'refresh',
  userId: '00000000-0000-7000-8000-0000000000a1',
  certified: true,
  ...given,
})

/** A code sent just now. */
export const sentCode = (): ApiResult<'POST /auth/otp'> => ({
  expiresAt: new Date(Date.now() + 5 * 60_000).toISOString(),
})

/** A certified person's messenger login, without profile data. */
export const messengerLogin = (
  given: Partial<ApiResult<'POST /auth/kakao'>> = {},
): ApiResult<'POST /auth/kakao'> => ({ ...login(), hint: { name: null, phone: null }, ...given })
