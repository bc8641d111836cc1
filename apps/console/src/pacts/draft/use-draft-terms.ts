import { type Terms, termsProblems } from '@coffeeattack/domain/pacts/terms'
import { timeText } from '@coffeeattack/domain/kst'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { keepPact, type Pact, pactQuery } from '../queries.ts'

const AUTOSAVE_MS = 1_000

type Base = { terms: Terms; revision: number }

/**
 * The terms as they are written. A pause saves them; a colleague's newer draft is taken over while nothing of one's own is
 * unsaved, and otherwise the person chooses between both.
 */
export function useDraftTerms(pact: Pact & { draft: NonNullable<Pact['draft']> }) {
  const { id, coffeechatId, draft } = pact
  const [terms, setTerms] = useState<Terms>(draft.terms)
  const [base, setBase] = useState<Base>(draft)
  /** What a failed call carried; it is not sent again by itself. */
  const [failed, setFailed] = useState<Terms | null>(null)
  const isUnsaved = terms !== base.terms

  const save = useCall(
    (sent: Base) => api('PATCH /console/pacts/:id/draft', { params: { id }, body: sent }),
    {
      onDone(saved, sent) {
        setBase({ terms: sent.terms, revision: saved.draft?.revision ?? sent.revision })
        keepPact(saved)
      },
      async onFailed(failure, sent) {
        setFailed(sent.terms)
        const isOvertaken = isApiError(failure) && failure.code === 'PACT_MOVED_ON'
        return isOvertaken ? settle(sent) : false
      },
    },
  )

  /** A colleague was faster: their words or one's own. False when there is no draft any more, which the dialog of the error tells. */
  async function settle(mine: Base): Promise<boolean> {
    const now = await queries.fetchQuery({ ...pactQuery(coffeechatId), staleTime: 0 }).catch(() => null)
    const theirs = now?.pact?.draft
    if (!theirs || theirs.revision === mine.revision) return false
    const answer = await ask({
      title: '그 사이 동료가 합의서를 고쳤어요',
      description: `${theirs.savedBy} 님이 ${timeText(new Date(theirs.savedAt))}에 저장했어요. 불러오면 내가 방금 적은 것은 사라져요.`,
      confirm: '동료가 적은 것 불러오기',
      cancel: '내가 적은 것으로 두기',
      alert: true,
    })
    if (answer === 'confirm') setTerms(theirs.terms)
    setFailed(null)
    setBase({ terms: theirs.terms, revision: theirs.revision })
    return true
  }

  if (!isUnsaved && !save.busy && draft.revision > base.revision) {
    setBase(draft)
    setTerms(draft.terms)
  }

  const autosave = useEffectEvent(() => void save.run({ terms, revision: base.revision }))
  // What is wrong is not saved: it is on the way to something right.
  const isDue = isUnsaved && !save.busy && failed !== terms && Object.keys(termsProblems(terms)).length === 0
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(autosave, AUTOSAVE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change begins the pause anew
  }, [isDue, terms])

  const left = useRef<Base | null>(null)
  useEffect(() => {
    left.current = isDue ? { terms, revision: base.revision } : null
  })
  // Leaving within the pause still saves. Nobody is there to be told of a failure.
  useEffect(
    () => () => {
      if (left.current)
        void api('PATCH /console/pacts/:id/draft', { params: { id }, body: left.current }).then(
          keepPact,
          () => {},
        )
    },
    [id],
  )

  /** Saves what is unsaved; the revision to go on with, or null. */
  async function saved(): Promise<number | null> {
    if (!isUnsaved) return base.revision
    const answer = await save.run({ terms, revision: base.revision })
    return answer?.draft?.revision ?? null
  }
  return {
    terms,
    change: (part: Partial<Terms>) => setTerms((was) => ({ ...was, ...part })),
    isUnsaved,
    isSaving: save.busy,
    savedAt: draft.savedAt,
    saved,
  }
}

export type DraftTerms = ReturnType<typeof useDraftTerms>
