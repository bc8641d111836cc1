import { consolePaths } from '@coffeeattack/contract/console-pages'
import { momentText } from '@coffeeattack/domain/kst'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Logo } from '@coffeeattack/ui/Logo'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useOpenedTitle } from '../../layout/ConsolePage.tsx'
import { AlikeCompanies } from './AlikeCompanies.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { EvidenceTable } from './EvidenceTable.tsx'
import { type Review, reviewQuery } from './queries.ts'
import { applicationStateNames, kindsText } from './words.ts'

/** One application: the evidence, what is alike, and the decision at the foot (FIRM-2). */
export function ReviewPanel() {
  const { id = '' } = useParams()
  const review = useQuery(reviewQuery(id))
  useOpenedTitle(review.data?.companyName)
  return (
    <section
      aria-label="열린 신청"
      data-panel
      className="relative flex min-w-0 flex-1 flex-col bg-canvas max-lg:fixed max-lg:inset-0 max-lg:z-20"
    >
      <Loaded
        query={review}
        title={wordsFor(review.error).title}
        skeleton={<Skeletons className="grid gap-3 p-6" shapes={['h-12', 'h-96', 'h-32']} />}
        renderFrame={(inside) => <div className="grid min-h-0 flex-1 content-center">{inside}</div>}
      >
        {(loaded) => <Opened key={`${loaded.id} ${loaded.stateChangedAt}`} review={loaded} />}
      </Loaded>
    </section>
  )
}

function Opened({ review }: { review: Review }) {
  const { companyName, name, title, appliedAt, question, answer, homepage } = review
  const { search } = useLocation()
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pt-6 pb-5 lg:pr-6 lg:pl-2">
        <div className="mx-auto grid max-w-console grid-cols-[minmax(0,1fr)] gap-3.5">
          <div className="flex flex-wrap items-center gap-3.5">
            <Link
              to={{ pathname: consolePaths.companyApplications(), search }}
              aria-label="목록으로"
              className={`${iconButtonLook} -mr-2 -ml-2 lg:hidden`}
            >
              <ChevronLeft size={22} />
            </Link>
            <Logo name={companyName} size={48} muted />
            <div className="min-w-0 flex-1 basis-52">
              <h2 className="text-h2 [overflow-wrap:anywhere]">{companyName}</h2>
              <p className="text-label text-ink-3 tnum">
                {name} · {title} · {momentText(new Date(appliedAt))}에 신청했어요
              </p>
              {homepage && <p className="text-label text-ink-3 [overflow-wrap:anywhere]">{homepage}</p>}
            </div>
            <Verdict review={review} />
          </div>
          <EvidenceTable review={review} />
          {question && (
            <Card title="여쭤본 것">
              <p className="mt-2 text-body-s break-words whitespace-pre-line">{question}</p>
              <p className="mt-3 rounded-field bg-surface-2 px-4 py-3 text-body-s break-words whitespace-pre-line text-ink-2">
                {answer || '아직 답이 없어요.'}
              </p>
            </Card>
          )}
          <AlikeCompanies alike={review.alike} />
          {review.decidedAt && <Decided review={review} at={review.decidedAt} />}
        </div>
      </div>
      <DecisionBar review={review} />
    </>
  )
}

function Verdict({ review: { state, differs } }: { review: Review }): ReactNode {
  if (state !== 'IN_REVIEW') return <Tag>{applicationStateNames[state]}</Tag>
  return differs > 0 ? (
    <Tag kind="shot">{kindsText(differs)}가 달라요</Tag>
  ) : (
    <Tag kind="verified">다른 것이 없어요</Tag>
  )
}

function Decided({ review: { state, decidedBy, reason }, at }: { review: Review; at: string }) {
  return (
    <Card title={`${applicationStateNames[state]} · ${momentText(new Date(at))}`}>
      <p className="mt-1 text-body-s text-ink-2">
        {decidedBy ? `${decidedBy} 님이 정했어요.` : '저절로 정해졌어요.'}
      </p>
      {reason && <p className="mt-2 text-body-s break-words whitespace-pre-line">이유: {reason}</p>}
    </Card>
  )
}
