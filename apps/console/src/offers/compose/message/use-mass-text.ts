import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api/client.ts'

const REST_MS = 800
/** Shorter texts are greetings; they are alike everywhere. */
const FEWEST = 20

/** Whether the message is much like what many got already. A hint: when it can't be asked, nothing is said. */
export function useMassText(message: string): boolean {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(message.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [message])
  const { data } = useQuery({
    queryKey: ['mass-text', asked],
    queryFn: ({ signal }) => api('POST /console/offers/check-text', { body: { message: asked }, signal }),
    enabled: asked.length >= FEWEST,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  return asked.length >= FEWEST && data?.isMassText === true
}
