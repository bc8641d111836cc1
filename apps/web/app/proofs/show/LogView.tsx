import { paths } from '@coffeeattack/contract/pages'
import { Card } from '@coffeeattack/ui/Card'
import { CountdownBadge } from '@coffeeattack/ui/CountdownBadge'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Link } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import type { Proof } from '../queries.ts'
import { TakeBack } from '../TakeBackIcon.tsx'
import { leftText, titleOf } from '../words.ts'
import { Looks } from './Looks.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useTakeBack } from './use-take-back.ts'

/** Who opened a proof that runs, and the way to take it back (PROOF-2, PROOF-5). */
export function LogView({ proof, now }: { proof: Proof; now: Date }) {
  const { id, receiver, untilDay } = proof
  const takeBack = useTakeBack(proof)
  return (
    <Page
      tone="canvas"
      backTo={paths.proofs()}
      title="증명서"
      actions={<MoreMenu proof={proof} leadsTo="card" />}
    >
      <div className="flex flex-col gap-3 px-4 pb-safe-8">
        <Card aria-label={titleOf(proof)}>
          <div className="flex items-start justify-between gap-3">
            <span className="min-w-0 pt-0.5 text-label leading-close text-ink-3 [overflow-wrap:anywhere]">
              {receiver}에 드려요
            </span>
            <CountdownBadge kind="soft">{leftText(untilDay, now)}</CountdownBadge>
          </div>
          <h1 className="mt-0.5 text-h2 tnum">{titleOf(proof)}</h1>
          <Link
            to={paths.ownProof(id)}
            className="-mb-2 mt-2 flex min-h-12 items-center gap-2 border-t border-line pt-2 text-body-s font-medium"
          >
            <Copy size={17} className="shrink-0" />
            QR과 링크 보기
            <ChevronRight size={18} className="ml-auto shrink-0 text-ink-3" />
          </Link>
        </Card>
        <Looks proof={proof} now={now} isLive />
        <Card className="px-5! py-1!">
          <button
            type="button"
            aria-busy={takeBack.busy || undefined}
            className="flex min-h-13 w-full items-center gap-2.5 text-left font-medium"
            onClick={() => void takeBack.run()}
          >
            <TakeBack size={20} strokeWidth={1.8} className="shrink-0" />
            {takeBack.busy ? '거두는 중' : '지금 거두기'}
            <ChevronRight size={18} className="ml-auto shrink-0 text-ink-3" />
          </button>
        </Card>
        <p className="px-2 text-center text-caption text-ink-3">거두면 링크와 QR이 바로 닫혀요</p>
      </div>
    </Page>
  )
}
