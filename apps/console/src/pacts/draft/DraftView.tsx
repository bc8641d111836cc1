import { consolePaths } from '@coffeeattack/contract/console-pages'
import { kstDay, timeText } from '@coffeeattack/domain/kst'
import { hireProblems } from '@coffeeattack/domain/coffeechats/outcome'
import { changesBetween } from '@coffeeattack/domain/pacts/changes'
import { missingCount } from '@coffeeattack/domain/pacts/items'
import { isOpen, PACT, versionName } from '@coffeeattack/domain/pacts/state'
import { type Terms, termsProblems } from '@coffeeattack/domain/pacts/terms'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { useWrongField } from '@coffeeattack/kit/useWrongField'
import { Button } from '@coffeeattack/ui/Button'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { personName } from '../../coffeechats/queries.ts'
import { useMedia } from '../../pipeline/use-media.ts'
import { DeadlineField } from '../DeadlineDays.tsx'
import { PreviewDialog, Thumbnails } from '../document/PreviewDialog.tsx'
import { PactFrame, SideLabel } from '../PactFrame.tsx'
import { PathList } from '../PathList.tsx'
import { newestOf, type Pact, pactCallOptions } from '../queries.ts'
import { StateTag } from '../StateTag.tsx'
import { Steps } from '../Steps.tsx'
import { Conditions, Sheet } from '../TermsSheet.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { LawBox, wrongFields } from './LawBox.tsx'
import { PayFields } from './PayFields.tsx'
import { SignerField } from './SignerField.tsx'
import { type DraftTerms, useDraftTerms } from './use-draft-terms.ts'

type Drafted = Pact & { draft: NonNullable<Pact['draft']> }

/** The next version while it is written, with what keeps it from being sent (PACT-1, PACT-2, PACT-8). */
export function DraftView({ pact, onSent }: { pact: Drafted; onSent: () => void }) {
  const now = useNow()
  const writing = useDraftTerms(pact)
  const { terms, change } = writing
  const { place, showWrong } = useWrongField<HTMLDivElement>()
  const [days, setDays] = useState<number>(PACT.days.usual)
  const [signer, setSigner] = useState(pact.signer)
  const [isLarge, setLarge] = useState(false)
  const isNarrow = useMedia('(width < 64rem)')
  const send = useSend(pact, onSent)
  const { offered, versionItems } = pact
  const before = newestOf(pact)
  const number = versionItems.length + 1
  const who = personName(pact.name)
  const missing = missingCount(terms, offered)
  const problems = { ...termsProblems(terms), ...hireOfTerms(terms, now) }
  const input = {
    parties: { ...pact.parties, signer: { name: signer.name, title: signer.title } },
    number,
    sentDay: kstDay(now),
    terms,
    offered,
  }

  async function trySend() {
    const wrong = { ...wrongFields(terms, offered), ...problems }
    setLarge(false)
    if (Object.keys(wrong).length > 0) return showWrong(wrong)
    const revision = await writing.saved()
    if (revision !== null) await send.run({ revision, days, signerId: signer.id })
  }
  const fill = (field: string) => showWrong({ [field]: wrongFields(terms, offered)[field] })
  const law = <LawBox terms={terms} offered={offered} onFill={fill} className="mt-2.5" />
  const sendButton = (size: 'md' | 'sm') => (
    <Button
      size={size}
      className={size === 'md' ? 'flex-1' : ''}
      busy={send.busy && '보내는 중'}
      onClick={() => void trySend()}
    >
      {missing > 0 ? `빠진 것 ${missing}가지 채우기` : `${who} 님에게 보내기`}
    </Button>
  )
  return (
    <PactFrame
      pact={pact}
      tag={<StateTag state="DRAFT">{`${versionName(number)} · 초안`}</StateTag>}
      progress={<Steps pact={pact} isDraft />}
      side={{
        title: '보내기 전에',
        children: (
          <>
            {!isNarrow && law}
            <SideLabel note="A4">미리보기</SideLabel>
            <div className="flex items-center gap-3 rounded-button bg-surface-2 p-2.5">
              <Thumbnails input={input} />
              <div className="min-w-0">
                <b className="block text-label font-semibold">문서 두 쪽</b>
                <small className="mb-1.5 block text-caption leading-snug text-ink-3">
                  적는 대로 바뀌어요
                </small>
                <Button kind="line" size="xs" className="bg-surface" onClick={() => setLarge(true)}>
                  <Eye size={15} />
                  크게 보기
                </Button>
              </div>
            </div>
            <DeadlineField days={days} now={now} onChange={setDays} />
            <SignerField chosen={signer} onChange={setSigner} />
            <Before pact={pact} changes={before && changesBetween(before.terms, terms).changed.length} />
          </>
        ),
      }}
      footer={
        <>
          <SaveButton writing={writing} />
          {sendButton('md')}
        </>
      }
    >
      {isNarrow && law}
      <div ref={place}>
        <Sheet>
          <PayFields {...{ terms, offered, who, change, problems }} />
          <Conditions
            note={
              before
                ? `${versionName(before.number)}의 조건으로 채웠어요`
                : '어택과 포지션, 회사 양식에서 채웠어요'
            }
          >
            <ConditionFields before={before?.terms} {...{ terms, change, problems }} />
          </Conditions>
        </Sheet>
      </div>
      {isLarge && (
        <PreviewDialog input={input} who={who} action={sendButton('sm')} onClose={() => setLarge(false)} />
      )}
    </PactFrame>
  )
}

/** First day and base become the hire's, so its rules hold (PACT-7). What is not said yet is told as missing. */
function hireOfTerms({ startsOn, base }: Terms, now: Date): { startsOn?: string; base?: string } {
  const { startsOn: day, basePay } = hireProblems({ startsOn: startsOn ?? '', basePay: base ?? 0 }, now)
  return {
    ...(startsOn !== null && day && { startsOn: day }),
    ...(base !== null && basePay && { base: basePay }),
  }
}

/** What was sent before, and the version that is open meanwhile. */
function Before({ pact, changes }: { pact: Drafted; changes: number | undefined }) {
  const { coffeechatId, state, versionItems } = pact
  if (changes === undefined) return null
  return (
    <>
      <PathList
        pact={pact}
        label="지난 안"
        note={
          <Link
            to={consolePaths.pact(coffeechatId, 'versions')}
            className={`${textLinkLook} min-h-6! text-caption!`}
          >
            {changes > 0 ? `바뀐 것 ${changes}가지` : '지난 안 보기'}
          </Link>
        }
      />
      {isOpen(state) && (
        <p className="mt-1 text-caption text-pretty text-ink-3">
          보내면 {versionName(versionItems.length)}과 그 서명은 닫혀요.{' '}
          <Link
            to={consolePaths.pact(coffeechatId, 'now')}
            className={`${textLinkLook} min-h-6! text-caption!`}
          >
            열린 안 보기
          </Link>
        </p>
      )}
    </>
  )
}

/** Saves at once; otherwise a pause does. */
function SaveButton({ writing }: { writing: DraftTerms }) {
  const { isUnsaved, isSaving, savedAt, saved } = writing
  const words = isUnsaved || isSaving ? '저장' : `저장했어요 ${timeText(new Date(savedAt))}`
  return (
    <Button
      kind="weak"
      size="md"
      wide={false}
      className="min-w-24 text-label!"
      disabled={!isUnsaved && !isSaving}
      busy={isSaving && '저장하는 중'}
      onClick={() => void saved()}
    >
      {words}
    </Button>
  )
}

function useSend({ id, coffeechatId, name, versionItems }: Drafted, onSent: () => void) {
  const words = `${versionName(versionItems.length + 1)}을 ${personName(name)} 님에게 보냈어요`
  const settled = pactCallOptions(coffeechatId)<{ revision: number; days: number; signerId: string }>(words)
  return useCall((body) => api('POST /console/pacts/:id/send', { params: { id }, body }), {
    ...settled,
    onDone(sent, input) {
      void settled.onDone?.(sent, input)
      onSent()
    },
  })
}
