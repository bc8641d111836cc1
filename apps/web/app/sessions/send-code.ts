import { api } from '../api/client.ts'
import { sentCode, type SentCode } from './sent-code.ts'

export async function sendCode(phone: string): Promise<SentCode> {
  const askedAt = new Date()
  const { expiresAt } = await api('POST /auth/otp', { body: { phone } })
  return sentCode(phone, { expiresAt, askedAt, answeredAt: new Date() })
}
