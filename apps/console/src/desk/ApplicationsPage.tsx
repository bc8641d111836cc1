import { agoText, dayText, kstDay } from '@coffeeattack/domain/kst'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Document } from '@coffeeattack/ui/icons/Document'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { DeskPage } from './DeskPage.tsx'
import { RequestCard, RequestList, useHandling, useRequestStatus } from './Handling.tsx'
import { type Application, applicationsQuery } from './queries.ts'

/** People without an account who sent their files and wait for a call. */
export function ApplicationsPage() {
  const status = useRequestStatus()
  const applications = useInfiniteQuery(applicationsQuery(status))
  return (
    <DeskPage>
      <RequestList
        tabs={{ open: '기다려요', handled: '마쳤어요' }}
        name="에이전트 신청"
        query={applications}
        empty={{ open: '기다리는 신청이 없어요', handled: '아직 마친 신청이 없어요' }}
      >
        {(application) => <ApplicationCard key={application.id} application={application} />}
      </RequestList>
    </DeskPage>
  )
}

type FileButtonProps = { applicationId: string; file: Application['files'][number] }

/** Opening a file is recorded and its address expires soon, so the address is requested on the press. */
function FileButton({ applicationId, file: { id, name } }: FileButtonProps) {
  const open = useCall(
    () => api('GET /console/applications/:id/files/:fileId', { params: { id: applicationId, fileId: id } }),
    { onDone: ({ url }) => window.location.assign(url) },
  )
  return (
    <Button kind="line" size="sm" busy={open.busy && '여는 중'} onClick={() => void open.run()}>
      <Document size={18} />
      <span className="max-w-60 truncate">{name}</span>
    </Button>
  )
}

function ApplicationCard({ application }: { application: Application }) {
  const { id, name, phone, files, createdAt, purgeAt } = application
  const now = useNow()
  const handling = useHandling(
    id,
    { take: 'POST /console/applications/:id/take', done: 'POST /console/applications/:id/done' },
    ['applications'],
  )
  return (
    <RequestCard
      request={application}
      handling={handling}
      title={name ?? '이름을 적지 않았어요'}
      line={
        <>
          {phone ? (
            <a href={`tel:${phone}`} className="text-ink-2 underline underline-offset-2">
              {phoneAsTyped(phone)}
            </a>
          ) : (
            '연락처를 적지 않았어요'
          )}
          {` · ${agoText(new Date(createdAt), now)} · ${dayText(kstDay(new Date(purgeAt)))}에 지워져요`}
        </>
      }
      actions={
        <>
          {files.map((file) => (
            <FileButton key={file.id} applicationId={id} file={file} />
          ))}
          {files.length === 0 && <p className="text-label text-ink-3">남아 있는 파일이 없어요</p>}
        </>
      }
    />
  )
}
