import { consolePaths } from '@coffeeattack/contract/console-pages'
import { agoText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { HandlerTag, useHandling } from '../../desk/Handling.tsx'
import { WISH_CALLS, WISHES } from '../../desk/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { type AnsweredRequest as Request, requestQuery } from './queries.ts'

/** The wish that this curation answers (BIZ-4): it closes with the sending, unless a colleague has it. */
export function AnsweredRequest({ id, candidateId }: { id: string; candidateId: string }) {
  const request = useQuery(requestQuery(id)).data
  return request?.candidate.id === candidateId ? <Wish request={request} /> : null
}

function Wish({ request }: { request: Request }) {
  const { id, message, createdAt, handler, handledAt, candidate } = request
  const now = useNow()
  const me = useMe()
  const handling = useHandling(id, WISH_CALLS, WISHES)
  const isTheirs = handler !== null && handler.id !== me.id
  return (
    <Card
      title={isTheirs || handledAt ? '이 요청에는 답할 수 없어요' : '이 요청에 답해요'}
      className="px-6 max-sm:px-5"
    >
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-3 tnum">
        {agoText(new Date(createdAt), now)}
        <HandlerTag {...request} />
      </p>
      <p className="mt-2 leading-relaxed text-pretty whitespace-pre-line">
        {message || <span className="text-ink-3">따로 적은 말은 없어요</span>}
      </p>
      {(isTheirs || handledAt) && (
        <span className="mt-3 flex flex-wrap gap-2">
          {!handledAt && (
            <Button
              kind="line"
              size="sm"
              disabled={handling.busy}
              onClick={() => handling.onTake(handler?.id ?? null)}
            >
              넘겨받기
            </Button>
          )}
          <Link
            to={consolePaths.newCuration(candidate.id)}
            replace
            className={buttonLook({ kind: 'weak', size: 'sm' })}
          >
            요청 없이 만들기
          </Link>
        </span>
      )}
    </Card>
  )
}
