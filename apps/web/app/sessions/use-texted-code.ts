import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } }

/** Phones that can read the text message hand its code over; the others offer it above their keyboard. */
export function useTextedCode(onCode: (code: string) => void): void {
  const hand = useEffectEvent(onCode)
  useEffect(() => {
    const waiting = new AbortController()
    void textedCode(waiting.signal).then((code) => code && hand(code))
    return () => waiting.abort()
  }, [])
}

async function textedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal }
  // Refused, timed out or left: the person types it.
  const found = await navigator.credentials.get(request).catch(() => null)
  return found && 'code' in found ? String(found.code) : null
}
