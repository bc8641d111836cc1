import { consolePaths } from '@coffeeattack/contract/console-pages'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import { fillingOf } from '@coffeeattack/domain/offers/template'
import { anonymousName, jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { Bolt } from '@coffeeattack/ui/icons/Bolt'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { type Profile, profileQuery } from '../../candidates/profile-query.ts'
import type { OpenedFrom } from '../../candidates/queries.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { MOD_CAP, useKeys } from '../../keys/registry.ts'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { type Position, positionQuery } from '../../positions/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { quotaQuery } from '../queries.ts'
import { leftToSendText } from '../quota-words.ts'
import { refreshSent, useUndoOffer } from '../undo.tsx'
import { ComposeFields } from './ComposeFields.tsx'
import { bodyOf, composePlace, type Draft, draftIn, emptyDraft, problemsOf } from './draft.ts'
import { isSecondPress } from './second-press.ts'
import { prefilled, settled } from './prefill.ts'
import { Preview } from './Preview.tsx'

/** BIZ-3: an offer or a message to the candidate of the open profile. */
export function ComposePanel() {
  const { id = '' } = useParams()
  const { closeTo, positionId } = useAddresses(id)
  const opened = useQuery(profileQuery(id))
  const isRecruiter = useMe().role === 'recruiter'
  const position = useQuery({
    ...positionQuery(positionId ?? ''),
    enabled: isRecruiter && positionId !== null,
  })
  useOpenedTitle(opened.data && anonymousName(opened.data.profile))
  return (
    <Loaded
      query={opened}
      title="프로필을 불러오지 못했어요"
      className="py-20"
      skeleton={<ComposerSkeleton />}
      renderFrame={(inside) => (
        <SidePanel title="어택 보내기" closeTo={closeTo}>
          {inside}
        </SidePanel>
      )}
    >
      {({ profile }) =>
        position.isLoading ? (
          <SidePanel title="어택 보내기" closeTo={closeTo}>
            <ComposerSkeleton />
          </SidePanel>
        ) : (
          <Composer key={id} candidateId={id} profile={profile} position={position.data ?? null} />
        )
      }
    </Loaded>
  )
}

/** The addresses of the profile and the list, which differ between the search and a position. */
function useAddresses(candidateId: string) {
  const { search } = useLocation()
  const from = useOutletContext<OpenedFrom>()
  const params = new URLSearchParams(search)
  const positionId = params.get('position')
  params.delete('position')
  const among = { search: params.size > 0 ? `?${params}` : '' }
  return {
    positionId,
    closeTo: from.closeTo ?? { pathname: consolePaths.candidates(), ...among },
    profileTo: from.profileTo ?? { pathname: consolePaths.candidate(candidateId), ...among },
  }
}

function ComposerSkeleton() {
  return <Skeletons round="card" shapes={['h-16', 'mt-6 h-40', 'mt-6 h-40']} />
}

type ComposerProps = {
  candidateId: string
  profile: Profile
  /** The position of the offer; a closed one prefills nothing. */
  position: Position | null
}

function Composer({ candidateId, profile, position }: ComposerProps) {
  const me = useMe()
  const { closeTo, profileTo } = useAddresses(candidateId)
  const navigate = useNavigate()
  const filling = me.company && fillingOf(profile, me.company.name)
  const blank = emptyDraft(jobTitle(profile))
  const empty = filling && position?.closedAt === null ? prefilled(blank, position, filling) : blank
  const kept = useDraft({ place: composePlace(candidateId), empty, read: (found) => draftIn(found, blank) })
  const { write } = kept
  /** What was sent stays in the fields until the panel is gone; its draft is forgotten at once. */
  const [sent, setSent] = useState<Draft | null>(null)
  const draft = sent ?? kept.value
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  const [tried, setTried] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const send = useSend({
    candidateId,
    isForOwnCompany: me.company !== null,
    onSent: (offered) => {
      setSent(offered)
      kept.forget()
      void navigate(profileTo)
    },
    onRefused: showWrong,
  })
  const problems = problemsOf(settled(draft, filling), me.company === null)

  function trySend(): boolean {
    if (sent) return true
    setTried(true)
    setPreviewing(false)
    showWrong(problems)
    if (Object.keys(problems).length > 0) return true
    const ready = settled(draft, filling)
    if (ready !== draft) write(ready)
    void send.run(ready)
    return true
  }
  useKeys('어택 보내기', [
    { on: ['Enter'], mod: true, caps: [MOD_CAP, 'Enter'], does: '어택 보내기', press: trySend },
  ])
  return (
    <SidePanel
      title="어택 보내기"
      closeTo={closeTo}
      backTo={profileTo}
      footer={
        <div className="grid w-full gap-2.5">
          {filling && <LeftToSend />}
          <div className="flex gap-2.5">
            <Button kind="line" size="md" wide={false} className="w-28" onClick={() => setPreviewing(true)}>
              미리보기
            </Button>
            <Button
              size="md"
              className="flex-1"
              busy={(send.busy || sent !== null) && '보내는 중'}
              onClick={(event) => isSecondPress(event) || trySend()}
            >
              <Bolt size={20} />
              어택 보내기
            </Button>
          </div>
        </div>
      }
    >
      <Restored draft={kept} className="-mt-2 mb-1" />
      {position && (
        <NotFilled position={position} isKept={kept.isRestored && draft.positionId !== position.id} />
      )}
      <div ref={place}>
        <ComposeFields
          profile={profile}
          draft={draft}
          change={(part) => write((was) => ({ ...was, ...(typeof part === 'function' ? part(was) : part) }))}
          problems={{ ...(tried && problems), ...(send.input === draft && fieldsOf(send.failure)) }}
          filling={filling}
        />
      </div>
      <Preview
        open={previewing}
        onOpenChange={setPreviewing}
        draft={draft}
        profile={profile}
        me={me}
        busy={send.busy}
        onSend={trySend}
      />
    </SidePanel>
  )
}

/** Explains why the position was not prefilled. */
function NotFilled({ position, isKept }: { position: Position; isKept: boolean }) {
  const why = position.closedAt
    ? '닫은 포지션이라 채우지 않았어요. 포지션 없이 보낼 수 있어요.'
    : isKept && '쓰던 내용이 있어서 포지션으로 채우지 않았어요. 버리면 포지션으로 채워요.'
  return why && <p className="mb-3 text-caption text-ink-3">{why}</p>
}

/** The quota left, beside the send button (TRUST-7). Agents have no quota. */
function LeftToSend() {
  const { data } = useQuery(quotaQuery)
  const now = useNow(nextMidnight)
  return (
    data && (
      <p className="text-center text-caption text-balance text-ink-3 tnum">{leftToSendText(data, now)}</p>
    )
  )
}

type SendOptions = {
  candidateId: string
  isForOwnCompany: boolean
  onSent: (sent: Draft) => void
  /** Receives the server's problems by field. */
  onRefused: (problems: Readonly<Record<string, string>>) => void
}

/** Sends an offer once. For five minutes a toast on every page offers to undo it. */
function useSend({ candidateId, isForOwnCompany, onSent, onRefused }: SendOptions) {
  const undoOffer = useUndoOffer()
  const at = useLocation()
  return useCall(
    (draft: Draft, idempotencyKey) =>
      api('POST /console/offers', { body: bodyOf(draft, candidateId), idempotencyKey }),
    {
      onDone({ id }, draft) {
        if (isForOwnCompany) noteSent(candidateId, id, draft)
        onSent(draft)
        toast(`어택을 보냈어요. ${SENDING.undoMs / 60_000}분 안에는 되돌릴 수 있어요.`, {
          kind: 'done',
          ms: SENDING.undoMs,
          action: {
            label: '되돌리기',
            onPress: () => void undoOffer({ id, candidateId }, { draft, at }),
          },
        })
        void refreshSent()
      },
      onFailed(failure) {
        noteRefused(candidateId, failure)
        onRefused(fieldsOf(failure))
        return wordsFor(failure).show === 'field'
      },
    },
  )
}

/** Updates the cached profile, because loading it again would be recorded. */
function noteSent(candidateId: string, id: string, draft: Draft): void {
  const { salaryMin, salaryMax } = bodyOf(draft, candidateId)
  const offer = { id, status: 'WAITING' as const, salaryMin, salaryMax, sentAt: new Date().toISOString() }
  queries.setQueryData(
    profileQuery(candidateId).queryKey,
    (opened) =>
      opened && { ...opened, offers: [offer, ...opened.offers], refusal: 'OFFER_ALREADY_OPEN' as const },
  )
}

const refusals = ['OFFER_ALREADY_OPEN', 'OFFER_COOLDOWN', 'OFFER_QUOTA_DAILY', 'OFFER_QUOTA_MONTHLY'] as const

/** Updates the cached profile when a colleague was faster or the quota is used up. */
function noteRefused(candidateId: string, failure: unknown): void {
  const refusal = refusals.find((one) => isApiError(failure) && failure.code === one)
  if (!refusal) return
  queries.setQueryData(profileQuery(candidateId).queryKey, (opened) => opened && { ...opened, refusal })
  void refreshSent()
}
