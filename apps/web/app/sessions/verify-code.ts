import { isApiError } from '@coffeeattack/kit/isApiError'
import { api } from '../api/client.ts'
import type { Login } from './sign-in.ts'

/** Why a code failed. After `isOver` only a new code helps. */
export type CodeProblem = { message: string; isOver: boolean }

type VerifyCodeInput = { phone: string; code: string; state: string | undefined }

/** A refused code is a result that the field shows; any other failure is thrown. */
export async function verifyCode(
  given: VerifyCodeInput,
): Promise<{ login: Login } | { problem: CodeProblem }> {
  try {
    return { login: await api('POST /auth/otp/verify', { body: given }) }
  } catch (failure) {
    if (!isApiError(failure) || failure.row.show !== 'field') throw failure
    const isOver = failure.code === 'CODE_EXPIRED' || failure.code === 'CODE_ENDED'
    return { problem: { message: failure.row.title, isOver } }
  }
}
