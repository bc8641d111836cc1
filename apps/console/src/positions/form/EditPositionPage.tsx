import { consolePaths } from '@coffeeattack/contract/console-pages'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { type Position, positionQuery } from '../queries.ts'
import { bodyOf, draftOf } from './draft.ts'
import { PositionForm } from './PositionForm.tsx'

export function EditPositionPage() {
  const { id = '' } = useParams()
  const position = useQuery(positionQuery(id))
  if (isApiError(position.error) && position.error.status === 404) return <NotFoundPage />
  return (
    <ConsolePage title="포지션 고치기">
      <Loaded
        query={position}
        title="포지션을 불러오지 못했어요"
        className="py-24"
        skeleton={<FormSkeleton />}
      >
        {(data) => <Editing key={data.id} position={data} />}
      </Loaded>
    </ConsolePage>
  )
}

/** Keeps the version that was opened. After a conflict the form loads the newest one and puts the user's own changes on top. */
function Editing({ position }: { position: Position }) {
  const { id } = position
  const [first] = useState(() => draftOf(position))
  const navigate = useNavigate()
  return (
    <PositionForm
      place={`position:${id}`}
      first={first}
      submit="고친 내용 저장하기"
      busy="저장하는 중"
      send={(draft) =>
        api('PATCH /console/positions/:id', {
          params: { id },
          body: { ...bodyOf(draft), seen: draft.version },
        })
      }
      renew={async () => draftOf(await queries.fetchQuery({ ...positionQuery(id), staleTime: 0 }))}
      onDone={() => {
        toast('포지션을 고쳤어요', { kind: 'done' })
        void navigate(consolePaths.position(id), { replace: true })
      }}
    />
  )
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="포지션을 불러오는 중이에요">
      <Skeleton round="card" className="h-80" />
      <Skeleton round="card" className="mt-4 h-60" />
    </SkeletonGroup>
  )
}
