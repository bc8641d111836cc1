import { consolePaths } from '@coffeeattack/contract/pages'
import { agoText } from '@coffeeattack/domain/kst'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Layers } from '@coffeeattack/ui/icons/Layers'
import { Link } from 'react-router'
import { HandlerTag, HandlingButtons } from './Handling.tsx'
import type { MoreRequest } from './queries.ts'
import { SurveyButton } from './SurveyButton.tsx'
import { useHandling } from './use-handling.ts'

export function MoreRequestCard({ request }: { request: MoreRequest }) {
  const { id, candidate, isActive, message, createdAt } = request
  const now = useNow()
  const handling = useHandling(
    id,
    { take: 'POST /console/more-requests/:id/take', done: 'POST /console/more-requests/:id/done' },
    ['more-requests'],
  )
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <p className="text-h3">
              <MaskedText text={anonymousName(candidate)} />
            </p>
            <p className="text-label text-ink-3 tnum">
              {[agoText(new Date(createdAt), now), isActive ? null : '지금은 프로필을 쉬고 있어요']
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <HandlerTag {...request} />
        </div>
        <p className="mt-3 leading-relaxed text-pretty whitespace-pre-line">
          {message || <span className="text-ink-3">따로 적은 말은 없어요</span>}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {isActive && (
            <Link to={consolePaths.newCuration(candidate.id)} className={buttonLook({ size: 'sm' })}>
              <Layers size={18} />
              큐레이션 만들기
            </Link>
          )}
          <SurveyButton candidateId={candidate.id} />
          {isActive && (
            <Link
              to={consolePaths.candidate(candidate.id)}
              className={buttonLook({ kind: 'weak', size: 'sm' })}
            >
              프로필 보기
            </Link>
          )}
          <span className="ml-auto flex gap-2">
            <HandlingButtons {...request} {...handling} />
          </span>
        </div>
      </Card>
    </li>
  )
}
