import { consolePaths } from '@coffeeattack/contract/console-pages'
import { fullDayText, kstMoment, parseDay } from '@coffeeattack/domain/kst'
import { rateLabel } from '@coffeeattack/domain/companies/statement'
import { manwonFromWon, moneyText } from '@coffeeattack/domain/salary/format'
import { SealDrawing } from '@coffeeattack/kit/pacts/SealDrawing'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Download } from '@coffeeattack/ui/icons/Download'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { personName } from '../../coffeechats/queries.ts'
import { useBeginPact } from '../NoPact.tsx'
import { PactFrame, SideLabel } from '../PactFrame.tsx'
import { PathList } from '../PathList.tsx'
import { newestOf, type Pact, pactQuery } from '../queries.ts'
import { StateTag } from '../StateTag.tsx'
import { Steps } from '../Steps.tsx'
import { TermsSheet } from '../TermsSheet.tsx'
import { VersionsLink } from '../VersionsView.tsx'
import { sealedText, stateText } from '../words.ts'
import { Signatures } from './OpenView.tsx'

/** Until the seal is made, which is a matter of seconds. */
const SEAL_EVERY_MS = 3_000

/** Both signed: the seal, the file and what follows from it (PACT-5, PACT-7). */
export function SealedView({ pact, canDraft }: { pact: Pact; canDraft: boolean }) {
  const version = newestOf(pact)
  const { seal, companySignature } = pact
  useQuery({ ...pactQuery(pact.coffeechatId), refetchInterval: seal?.isReady ? false : SEAL_EVERY_MS })
  if (!version) return null
  const at = seal?.at ?? companySignature?.at ?? version.sentAt
  return (
    <PactFrame
      pact={pact}
      tag={<StateTag state="SEALED">{seal?.isReady ? stateText(pact) : '봉인하고 있어요'}</StateTag>}
      progress={<Steps pact={pact} />}
      side={{
        title: '합의가 끝났어요',
        children: (
          <>
            <div className="mt-2 flex items-center gap-4 [--seal-in:var(--surface)] max-lg:[--seal-in:var(--page)]">
              <SealDrawing day={dottedDay(at)} size={92} className="shrink-0" />
              <p className="min-w-0 text-caption text-ink-3 tnum">
                <b className="block text-h3 font-bold text-ink">
                  {seal?.isReady ? '봉인했어요' : '봉인하고 있어요'}
                </b>
                {sealedText(at)}
                <span className="block">이제 누구도 바꿀 수 없어요</span>
                {seal?.isStamped && <span className="block">다른 기관이 시각을 확인했어요</span>}
              </p>
            </div>
            <Signatures pact={pact} version={version} isFirst />
            <SideLabel>이어진 것</SideLabel>
            <dl className="text-label tnum">
              <Row label="파이프라인">
                <Link
                  to={consolePaths.pipeline()}
                  className={`${textLinkLook} min-h-7! font-semibold! text-ink! text-label!`}
                >
                  채용 확정
                </Link>
              </Row>
              <Row label="시작일">{fullDayText(parseDay(version.terms.startsOn ?? '') ?? 0)}</Row>
              {pact.fee !== null && (
                <Row label={`성사 수수료 ${rateLabel(Math.round(pact.fee / (version.terms.base ?? 1)))}`}>
                  {moneyText(manwonFromWon(pact.fee))}
                </Row>
              )}
            </dl>
            <p className="mt-1.5 text-caption text-pretty text-ink-3">
              내용을 바꾸려면 새 합의서를 써야 해요. 계약이 끝난 뒤 3년까지 보관해요.
            </p>
            <PathList pact={pact} note={<VersionsLink pact={pact} />} />
          </>
        ),
      }}
      footer={
        <>
          {canDraft && <NewPact coffeechatId={pact.coffeechatId} />}
          <DownloadButton pact={pact} />
        </>
      }
    >
      <TermsSheet terms={version.terms} offered={pact.offered} who={personName(pact.name)} />
    </PactFrame>
  )
}

/** '2026.11.20' */
function dottedDay(at: string): string {
  const { year, month, day } = kstMoment(new Date(at))
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('.')
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-h-7.5 items-center justify-between gap-3">
    <dt className="text-ink-3">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

function NewPact({ coffeechatId }: { coffeechatId: string }) {
  const begin = useBeginPact(coffeechatId)
  return (
    <Button
      kind="weak"
      size="md"
      wide={false}
      className="shrink-0"
      busy={begin.busy && '채우는 중'}
      onClick={() => void begin.run()}
    >
      새 합의서
    </Button>
  )
}

/** The address of the file closes soon, so it is asked for with the press. */
function DownloadButton({ pact: { id, seal } }: { pact: Pact }) {
  const download = useCall(() => api('GET /console/pacts/:id/file', { params: { id } }), {
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <Button
      size="md"
      disabled={!seal?.isReady}
      busy={download.busy && '여는 중'}
      onClick={() => void download.run()}
    >
      <Download size={18} />
      합의서 내려받기
    </Button>
  )
}
