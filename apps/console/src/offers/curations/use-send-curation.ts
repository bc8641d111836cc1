import { SENDING } from '@coffeeattack/domain/offers/sending'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../api/client.ts'
import { tellFailure, wordsFor } from '../../layout/tell-failure.ts'
import { bodyOf, type Draft } from './draft.ts'
import { refreshCurations, undoCuration } from './undo-curation.ts'

/** Sends once, however often it is pressed. Problems of single companies are shown where they stand. */
export function useSendCuration(candidateId: string, onSent: () => void) {
  const tried = useRef({ text: '', key: '' })

  function keyFor(body: object): string {
    const text = JSON.stringify(body)
    if (tried.current.text !== text) tried.current = { text, key: crypto.randomUUID() }
    return tried.current.key
  }
  return useMutation({
    mutationFn: (draft: Draft) => {
      const body = bodyOf(draft, candidateId)
      return api('POST /console/curations', { body, idempotencyKey: keyFor(body) })
    },
    onSuccess: ({ groupId }) => {
      onSent()
      toast(`큐레이션을 보냈어요. ${SENDING.undoMs / 60_000}분 안에는 되돌릴 수 있어요.`, {
        kind: 'done',
        ms: SENDING.undoMs,
        action: { label: '되돌리기', onPress: () => void undoCuration(groupId) },
      })
      void refreshCurations()
    },
    onError: async (failure) => {
      if (wordsFor(failure).show !== 'field') await tellFailure(failure)
    },
  })
}
