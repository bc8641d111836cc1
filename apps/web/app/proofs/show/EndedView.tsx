import { paths } from '@coffeeattack/contract/pages'
import { kstDay } from '@coffeeattack/domain/kst'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import type { Proof } from '../queries.ts'
import { lookTime, shortDay, titleOf } from '../words.ts'
import { Looks } from './Looks.tsx'

/** A proof that was taken back or is over: its owner still reads what it said, and who opened it (PROOF-2). */
export function EndedView({ proof, now }: { proof: Proof; now: Date }) {
  const { id, receiver } = proof
  return (
    <Page
      tone="canvas"
      backTo={paths.proofs()}
      title="증명서"
      cta={
        <nav aria-label="새 증명서">
          <Link to={paths.newProof({ like: id })} className={`${buttonLook({ kind: 'weak' })} bg-surface!`}>
            같은 내용으로 새로 만들기
          </Link>
        </nav>
      }
    >
      <div className="flex flex-col gap-3 px-4 pb-7">
        <div className="rounded-card border-[1.5px] border-dashed border-line-field px-5 py-5.5">
          <span className="text-body-s text-ink-3 [overflow-wrap:anywhere]">{receiver}에 드렸어요</span>
          <h1 className="mt-1 text-h2 text-ink-3 line-through decoration-[1.5px] tnum">{titleOf(proof)}</h1>
          <p className="mt-3.5 border-t border-line-2 pt-3.5 text-body-s text-ink-2 tnum">
            {endText(proof)}
            <span className="block">이제 링크를 열어도 내용이 보이지 않아요.</span>
          </p>
        </div>
        <Looks proof={proof} now={now} />
      </div>
    </Page>
  )
}

function endText({ takenBackAt, untilDay }: Proof): string {
  if (takenBackAt === null) return `${shortDay(untilDay)} 밤 12시에 기한이 지났어요.`
  return `${shortDay(kstDay(new Date(takenBackAt)))} ${lookTime(takenBackAt)}에 거두었어요.`
}
