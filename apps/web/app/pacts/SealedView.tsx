import { paths } from '@coffeeattack/contract/pages'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { useNow, nextMidnight } from '@coffeeattack/kit/useNow'
import { useCall } from '@coffeeattack/kit/useCall'
import { SealDrawing } from '@coffeeattack/kit/pacts/SealDrawing'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { Download } from '@coffeeattack/ui/icons/Download'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Logo } from '@coffeeattack/ui/Logo'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { Spinner } from '@coffeeattack/ui/Spinner'
import { pactApi } from './api.ts'
import { LinkRow } from './LinkRow.tsx'
import { PactPage } from './PactPage.tsx'
import { PanelLine } from './PanelLine.tsx'
import { newestOf, type Pact } from './queries.ts'
import { WholeDocument } from './WholeDocument.tsx'
import { Signatures } from './Signatures.tsx'
import { daysUntil, dottedDay, startText, wholeDay, wholeWeekday } from './words.ts'

/** Both signed: the seal, the file to keep, and where anybody can check it (PACT-5, PACT-6, PACT-7). */
export function SealedView({ pact }: { pact: Pact }) {
  const { company, seal, position } = pact
  const { terms } = newestOf(pact)
  const now = useNow(nextMidnight)
  const days = daysUntil(terms.startsOn, now)
  const sealedAt = seal?.at ?? pact.companySignature?.at
  return (
    <PactPage pact={pact} cta={<DownloadButton id={pact.id} isReady={seal?.isReady === true} />}>
      {days > 0 && (
        <PanelLine about={`새 일은 ${days}일 뒤에 시작해요`}>
          {wholeDay(terms.startsOn).replace(/^\d+년 /, '')}
        </PanelLine>
      )}
      <div className="flex flex-col items-center pt-2 pb-1.5 text-center">
        {sealedAt && <SealDrawing day={dottedDay(sealedAt)} />}
        <h1 className="mt-4 text-h1">{seal?.isReady ? '합의서를 봉인했어요' : '합의서를 봉인하고 있어요'}</h1>
        <p className="mt-1.5 text-ink-2">
          {seal?.isReady
            ? '이제 누구도 내용을 바꿀 수 없어요.'
            : '두 사람이 서명했어요. 곧 내려받을 수 있어요.'}
        </p>
      </div>
      <Card aria-label={company.name}>
        <div className="flex items-center gap-3">
          <Logo name={company.name} src={company.logo} size={44} />
          <p className="min-w-0 flex-1 leading-snug">
            <b className="block truncate text-h3">{company.name}</b>
            <span className="block truncate text-caption text-ink-3">{position}</span>
          </p>
          <CountdownBadge kind="soft">{startText(terms.startsOn, now)}</CountdownBadge>
        </div>
        <dl className="mt-3">
          <SlipRow label="연봉">{moneyText(terms.base)}</SlipRow>
          <SlipRow label="시작일">{wholeWeekday(terms.startsOn)}</SlipRow>
        </dl>
      </Card>
      <Signatures pact={pact} />
      <LinkRow
        to={paths.verify()}
        isDocument
        Icon={ShieldCheck}
        title="파일이 그대로인지 확인하기"
        note="누구나 회원 가입 없이 할 수 있어요"
      />
      <WholeDocument pact={pact} />
      <p className="px-3 pt-1 text-center text-caption text-ink-3">
        계약이 끝난 뒤 3년까지 여기에서 다시 받을 수 있어요
      </p>
    </PactPage>
  )
}

/** The address of the file is asked for when it is wanted, because it closes soon. */
function DownloadButton({ id, isReady }: { id: string; isReady: boolean }) {
  const { run, busy } = useCall(() => pactApi('GET /users/pacts/:id/file', { params: { id } }), {
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <Button disabled={!isReady} busy={busy && '불러오는 중'} onClick={() => void run()}>
      {isReady ? <Download size={20} /> : <Spinner />}
      {isReady ? '합의서 내려받기' : '봉인하고 있어요'}
    </Button>
  )
}
