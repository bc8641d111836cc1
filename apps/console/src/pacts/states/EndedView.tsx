import { consolePaths } from '@coffeeattack/contract/console-pages'
import { timeText } from '@coffeeattack/domain/kst'
import { PACT, versionName } from '@coffeeattack/domain/pacts/state'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Swap } from '@coffeeattack/ui/icons/Swap'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { personName } from '../../coffeechats/queries.ts'
import { DeadlineField } from '../DeadlineDays.tsx'
import { SignerField } from '../draft/SignerField.tsx'
import { Info, PactFrame } from '../PactFrame.tsx'
import { PathList } from '../PathList.tsx'
import { newestOf, type Pact, pactCallOptions, type Version } from '../queries.ts'
import { StateTag } from '../StateTag.tsx'
import { TermsSheet } from '../TermsSheet.tsx'
import { VersionsLink } from '../VersionsView.tsx'
import { shortDay, shortMoment, stateText, untilText } from '../words.ts'
import { NextDraft, TalkLink } from './OpenView.tsx'

/** No version is open any more: declined, lapsed or withdrawn. What was sent stays readable (PACT-3, PACT-8). */
export function EndedView({ pact }: { pact: Pact }) {
  const version = newestOf(pact)
  const { state, offered } = pact
  const again = useResend(pact)
  const { title, extra, footer } = sideOf(pact, again)
  return (
    <PactFrame
      pact={pact}
      tag={<StateTag state={state}>{stateText(pact)}</StateTag>}
      progress={<Why pact={pact} version={version} />}
      side={{
        title,
        children: (
          <>
            <PathList pact={pact} note={<VersionsLink pact={pact} />} />
            {extra}
          </>
        ),
      }}
      footer={footer}
    >
      {version && <TermsSheet terms={version.terms} offered={offered} who={personName(pact.name)} />}
    </PactFrame>
  )
}

/** Why it ended, in the words of whoever ended it. */
function Why({ pact, version }: { pact: Pact; version: Version | undefined }) {
  const now = useNow()
  const { state, declined, withdrawn, askedAgainAt } = pact
  const name = `${personName(pact.name)} 님`
  const look = 'mt-3 bg-surface max-lg:bg-surface-2'
  if (state === 'DECLINED' && declined)
    return (
      <Info
        icon={<Person size={18} />}
        title={`${withJosa(name, '이/가')} 함께하지 않기로 했어요`}
        className={look}
      >
        {declined.words && `“${declined.words}” · `}
        {shortMoment(declined.at, now)}
      </Info>
    )
  if (state === 'LAPSED' && version) {
    const read = version.readAt
      ? `${withJosa(name, '은/는')} ${shortDay(version.readAt)} ${timeText(new Date(version.readAt))}에 읽었어요.`
      : `${withJosa(name, '은/는')} 아직 읽지 않았어요.`
    return (
      <Info
        icon={<Clock size={18} />}
        title={`${untilText(version.untilDay)}에 ${withJosa(versionName(version.number), '이/가')} 닫혔어요`}
        className={look}
      >
        {read} 같은 내용으로 다시 보낼 수 있어요.
        {askedAgainAt && (
          <b className="block font-semibold text-ink">
            {shortMoment(askedAgainAt, now)}에 다시 보내 달라고 했어요.
          </b>
        )}
      </Info>
    )
  }
  if (state === 'WITHDRAWN' && withdrawn)
    return (
      <Info
        icon={<Swap size={18} />}
        title={
          withdrawn.by
            ? `${withdrawn.by} 님이 ${shortMoment(withdrawn.at, now)}에 거뒀어요`
            : `${shortMoment(withdrawn.at, now)}에 닫혔어요`
        }
        className={look}
      >
        {version && `${name}에게 바로 알렸어요. `}
        {withdrawn.words && `“${withdrawn.words}”`}
      </Info>
    )
  return null
}

/** The same terms once more, with a new last day. */
function useResend({ id, coffeechatId, name, draft, signer: usual }: Pact) {
  const now = useNow()
  const [days, setDays] = useState<number>(PACT.days.usual)
  const [signer, setSigner] = useState(usual)
  const send = useCall(
    () =>
      api('POST /console/pacts/:id/send', {
        params: { id },
        body: { revision: draft?.revision ?? 0, days, signerId: signer.id },
      }),
    pactCallOptions(coffeechatId)<void>(`${personName(name)} 님에게 다시 보냈어요`),
  )
  return { now, days, setDays, signer, setSigner, send }
}

type Side = { title: string; extra?: ReactNode; footer: ReactNode }

function sideOf(
  pact: Pact,
  { now, days, setDays, signer, setSigner, send }: ReturnType<typeof useResend>,
): Side {
  const { state, coffeechatId } = pact
  if (state === 'LAPSED')
    return {
      title: '다시 보낼까요?',
      extra: (
        <>
          <DeadlineField label="새 기한" days={days} now={now} onChange={setDays} />
          <SignerField chosen={signer} onChange={setSigner} />
        </>
      ),
      footer: (
        <>
          <div className="w-26 shrink-0">
            <NextDraft pact={pact} kind="weak" label="고치기" />
          </div>
          <Button size="md" busy={send.busy && '보내는 중'} onClick={() => void send.run()}>
            같은 내용으로 다시 보내기
          </Button>
        </>
      ),
    }
  if (state === 'WITHDRAWN')
    return {
      title: '새 안을 쓸 수 있어요',
      footer: (
        <>
          <TalkLink pact={pact} />
          <NextDraft pact={pact} kind="filled" />
        </>
      ),
    }
  return {
    title: '여기까지예요',
    footer: (
      <Link to={consolePaths.coffeechat(coffeechatId)} className={buttonLook({ size: 'md' })}>
        진행 상황 적으러 가기
      </Link>
    ),
  }
}
