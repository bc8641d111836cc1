import { Button } from '@coffeeattack/ui/Button'
import { Document } from '@coffeeattack/ui/icons/Document'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { tellFailure } from '../layout/tell-failure.ts'
import type { Application } from './queries.ts'

type FileButtonProps = { applicationId: string; file: Application['files'][number] }

/** Every opening is recorded and its address soon stops working, so it is asked for when it is pressed. */
export function FileButton({ applicationId, file: { id, name } }: FileButtonProps) {
  const open = useMutation({
    mutationFn: () =>
      api('GET /console/applications/:id/files/:fileId', { params: { id: applicationId, fileId: id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: tellFailure,
  })
  return (
    <Button kind="line" size="sm" busy={open.isPending && '여는 중'} onClick={() => open.mutate()}>
      <Document size={18} />
      <span className="max-w-60 truncate">{name}</span>
    </Button>
  )
}
