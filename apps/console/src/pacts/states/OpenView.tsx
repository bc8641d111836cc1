import { consolePaths } from '@coffeeattack/contract/console-pages'
import { kstDay, parseDay } from '@coffeeattack/domain/kst'
import { PACT, versionName } from '@coffeeattack/domain/pacts/state'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { FingerprintBox } from '@coffeeattack/kit/pacts/Fingerprint'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { CircleInfo } from '@coffeeattack/ui/icons/CircleInfo'
import { Person } from '@coffeeattack/ui/icons/Person'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { personName } from '../../coffeechats/queries.ts'
import { DaysLeft } from '../DeadlineDays.tsx'
import { Info, PactFrame, SideLabel } from '../PactFrame.tsx'
import { PathList } from '../PathList.tsx'
import { beginDraft, newestOf, type Pact, pactCallOptions, type Version } from '../queries.ts'
import { SignButton, SignPanel } from '../signing/SignPanel.tsx'
import { type Signing, useSigning } from '../signing/use-signing.ts'
import { StateTag } from '../StateTag.tsx'
import { Steps } from '../Steps.tsx'
import { TermsSheet } from '../TermsSheet.tsx'
import { TwoSignatures } from '../TwoSignatures.tsx'
import { VersionsLink } from '../VersionsView.tsx'
import { daysLeft, shortMoment, stateText, untilText } from '../words.ts'
import { WithdrawDialog } from '../WithdrawDialog.tsx'

/** A version that lies before the candidate: it waits for an answer, for a new version or for our signature. */
export function OpenView({ pact }: { pact: Pact }) {
  const [withdraws, setWithdraws] = useState(false)
  const signing = useSigning(pact)
  const version = newestOf(pact)
  if (!version) return null
  const { state, offered } = pact
  const shown = { pact, version, signing, onWithdraw: () => setWithdraws(true) }
  const { title, children, footer } =
    state === 'CHANGE_ASKED' ? asked(shown) : state === 'SENT' ? sent(shown) : signedByOne(shown)
  return (
    <PactFrame
      pact={pact}
      tag={<StateTag state={state}>{stateText(pact)}</StateTag>}
      progress={<Steps pact={pact} />}
      side={{ title, children }}
      footer={footer}
    >
      <TermsSheet terms={version.terms} offered={offered} who={personName(pact.name)} />
      {withdraws && <WithdrawDialog pact={pact} onClose={() => setWithdraws(false)} />}
    </PactFrame>
  )
}

type Shown = { pact: Pact; version: Version; signing: Signing; onWithdraw: () => void }
type Side = { title: string; children: ReactNode; footer: ReactNode }

function sent({ pact, version, onWithdraw }: Shown): Side {
  return {
    title: `${personName(pact.name)} 님의 답을 기다려요`,
    children: (
      <>
        <Deadline version={version} />
        <Signatures pact={pact} version={version} />
        <PathList pact={pact} note={<VersionsLink pact={pact} />} />
      </>
    ),
    footer: (
      <div className="grid w-full gap-1.5">
        <div className="flex gap-2">
          <Button kind="line" size="md" onClick={onWithdraw}>
            합의서 거두기
          </Button>
          <NextDraft pact={pact} kind="weak" />
        </div>
        <p className="text-center text-caption text-pretty text-ink-3">
          두 사람이 서명하기 전까지 거둘 수 있고, 바로 알려요
        </p>
      </div>
    ),
  }
}

function asked({ pact, version, onWithdraw }: Shown): Side {
  const name = versionName(version.number)
  const open = pact.requestItems.filter(({ closedAt }) => closedAt === null)
  return {
    title: `${withJosa(`${personName(pact.name)} 님`, '이/가')} 부탁했어요`,
    children: (
      <>
        {open.map((request) => (
          <Asked key={request.at} request={request} which={pact.requestItems.indexOf(request) + 1} />
        ))}
        <Info
          icon={<CircleInfo size={18} />}
          title={`${withJosa(name, '은/는')} ${untilText(version.untilDay)}까지예요`}
          className="mt-2.5 bg-surface-2"
        >
          새 안을 보내면 {withJosa(name, '와/과')} 그 서명은 닫히고, 기한을 다시 정해요.
        </Info>
        <PathList pact={pact} note={<VersionsLink pact={pact} />} />
        <TextLink size="sm" onClick={onWithdraw}>
          합의서 거두기
        </TextLink>
      </>
    ),
    footer: (
      <>
        <TalkLink pact={pact} />
        <NextDraft pact={pact} kind="filled" />
      </>
    ),
  }
}

function signedByOne({ pact, version, signing, onWithdraw }: Shown): Side {
  const { signer } = pact
  const isAsked = pact.signing?.state === 'ASKED'
  return {
    title: signer.isCaller ? `${signer.name} 님, 서명해 주세요` : '이제 우리 차례예요',
    children: (
      <>
        {signer.isCaller ? (
          <SignPanel {...{ pact, version, signing }} />
        ) : (
          <>
            <Signatures pact={pact} version={version} isFirst />
            <Info
              icon={<Bell size={18} />}
              title={`${signer.name} 님에게 알렸어요`}
              className="mt-2.5 bg-surface-2"
            >
              휴대폰에서 인증서로 서명해요. 서명은 {signer.name} 님만 할 수 있어요.
            </Info>
          </>
        )}
        <Deadline version={version} />
        <PathList pact={pact} note={<VersionsLink pact={pact} />} />
        {signer.isCaller && (
          <TextLink size="sm" onClick={onWithdraw}>
            합의서 거두기
          </TextLink>
        )}
      </>
    ),
    footer: isAsked ? null : signer.isCaller ? (
      <SignButton isBusy={signing.ask.busy} />
    ) : (
      <>
        <Button kind="line" size="md" wide={false} className="shrink-0" onClick={onWithdraw}>
          거두기
        </Button>
        <RemindButton pact={pact} />
      </>
    ),
  }
}

function Deadline({ version: { untilDay, sentAt } }: { version: Version }) {
  const now = useNow()
  return (
    <>
      <SideLabel note={`${untilText(untilDay)}까지`}>서명할 수 있는 날</SideLabel>
      <DaysLeft left={daysLeft(untilDay, now)} all={(parseDay(untilDay) ?? 0) - kstDay(new Date(sentAt))} />
    </>
  )
}

export function Signatures({ pact, version, isFirst }: { pact: Pact; version: Version; isFirst?: boolean }) {
  const now = useNow()
  return (
    <>
      {isFirst ? <h3 className="mt-2 sr-only">두 사람의 서명</h3> : <SideLabel>두 사람의 서명</SideLabel>}
      <div className="mt-2 grid gap-2">
        <TwoSignatures pact={pact} now={now} />
        <FingerprintBox fingerprint={version.fingerprint} />
      </div>
    </>
  )
}

function Asked({ request: { at, text }, which }: { request: Pact['requestItems'][number]; which: number }) {
  const now = useNow()
  return (
    <div className="mt-2.5 rounded-button rounded-tl-tail border-[1.5px] border-dashed border-line-field px-3.5 py-3 text-label">
      <p className="mb-1 flex items-center gap-1.5 text-caption text-ink-3 tnum">
        <Person size={14} strokeWidth={2.2} className="shrink-0" />
        {shortMoment(at, now)} · {PACT.requests}번 가운데 {which}번
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">“{text}”</p>
    </div>
  )
}

type NextDraftProps = { pact: Pact; kind: 'filled' | 'weak'; label?: string }

/** Opens the draft of the next version, or goes on with it. */
export function NextDraft({ pact, kind, label }: NextDraftProps) {
  const navigate = useNavigate()
  const { id, coffeechatId, draft, versionItems } = pact
  const settled = pactCallOptions(coffeechatId)<void>()
  const begin = useCall(() => beginDraft(id), {
    ...settled,
    onDone(begun) {
      void settled.onDone?.(begun)
      void navigate(consolePaths.pact(coffeechatId, 'draft'))
    },
  })
  const name = versionName(versionItems.length + 1)
  if (draft)
    return (
      <Link to={consolePaths.pact(coffeechatId, 'draft')} className={buttonLook({ kind, size: 'md' })}>
        {name} 이어 쓰기
      </Link>
    )
  return (
    <Button kind={kind} size="md" busy={begin.busy && '채우는 중'} onClick={() => void begin.run()}>
      {label ?? `${name} 쓰기`}
    </Button>
  )
}

/** Leads to the coffee chat, where the conversation is. */
export function TalkLink({ pact: { coffeechatId } }: { pact: Pact }) {
  return (
    <Link
      to={consolePaths.coffeechat(coffeechatId)}
      className={`${buttonLook({ kind: 'line', size: 'md', wide: false })} shrink-0`}
    >
      커피챗
    </Link>
  )
}

function RemindButton({ pact: { id, signer } }: { pact: Pact }) {
  const remind = useCall(() => api('POST /console/pacts/:id/remind-signer', { params: { id } }), {
    onDone: () => toast(`${signer.name} 님에게 다시 알렸어요`, { kind: 'done' }),
  })
  return (
    <Button size="md" busy={remind.busy && '알리는 중'} onClick={() => void remind.run()}>
      {signer.name} 님에게 다시 알리기
    </Button>
  )
}
