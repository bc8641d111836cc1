import { consolePaths } from '@coffeeattack/contract/console-pages'
import { placeProblem } from '@coffeeattack/domain/coffeechats/place'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { PlaceFields } from '../../coffeechats/PlaceFields.tsx'
import { UsualHours } from '../../coffeechats/UsualHours.tsx'
import { ConsolePage, Crumb } from '../../layout/ConsolePage.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useMe } from '../../sessions/me.ts'
import { CandidateView } from '../checks/CandidateView.tsx'
import { ownChecksQuery } from '../checks/queries.ts'
import { LogoField } from '../LogoField.tsx'
import { keepOwnCompany, type OwnCompany, ownCompanyQuery } from './queries.ts'

/** The recruiter's own company as candidates read it. Name and number are the tax office's (FIRM-2). */
export function OwnCompanyPage() {
  return useMe().role === 'recruiter' ? <Page /> : <NotFoundPage />
}

function Page() {
  const own = useQuery(ownCompanyQuery)
  const checks = useQuery(ownChecksQuery)
  const [saves, setSaves] = useState(0)
  return (
    <ConsolePage title="회사 페이지" crumb={<Crumb to={consolePaths.settings()}>설정</Crumb>} isWide>
      <Loaded query={own} skeleton={<Skeleton round="card" className="h-96" />}>
        {(loaded) => (
          <div className="grid gap-8 console:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="min-w-0">
              <Editor key={saves} own={loaded} onDone={() => setSaves((count) => count + 1)} />
              <h2 className="mt-8 mb-3 text-h2">늘 비워 두는 시간</h2>
              <UsualHours />
            </div>
            {checks.data && <CandidateView own={checks.data} />}
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}

const draftOf = ({ domain, region, introduction, homepage, usualPlace }: OwnCompany) => ({
  domain,
  region,
  introduction,
  homepage,
  placeKind: usualPlace?.kind ?? 'ADDRESS',
  usualPlace: usualPlace?.text ?? '',
})

function Editor({ own, onDone }: { own: OwnCompany; onDone: () => void }) {
  const [first] = useState(() => draftOf(own))
  const form = useForm({
    first,
    rules: {
      usualPlace: (text, { placeKind: kind }) => (text.trim() === '' ? null : placeProblem({ kind, text })),
    },
    send: ({ placeKind: kind, usualPlace: text, ...words }) =>
      api('PATCH /console/own-company', {
        body: { ...words, usualPlace: text.trim() === '' ? null : { kind, text } },
      }),
    onDone(saved) {
      keepOwnCompany(saved)
      onDone()
      toast('저장했어요', { kind: 'done' })
    },
  })
  return (
    <Card>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LogoField
          name={own.name}
          logo={own.logo}
          send={(body) => api('POST /console/own-company/logo', { body })}
          onDone={keepOwnCompany}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField label="회사 이름" value={own.name} readOnly />
          <TextField label="분야" placeholder="예: 핀테크" maxLength={30} {...form.field('domain')} />
        </div>
        <TextField
          label="한 줄 소개"
          placeholder="예: 한 뼘 더 넓은 집을 찾아 드려요"
          maxLength={40}
          {...form.field('introduction')}
        />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField label="지역" placeholder="예: 서울 성동구" maxLength={30} {...form.field('region')} />
          <TextField label="홈페이지" autoCapitalize="none" maxLength={100} {...form.field('homepage')} />
        </div>
        <PlaceFields
          label="늘 만나는 곳"
          kind={form.values.placeKind}
          onKindChange={(kind) => form.set({ placeKind: kind, usualPlace: '' })}
          field={form.field('usualPlace')}
        />
        <p className="-mt-3 text-caption text-ink-3">커피챗을 정한 분에게만 보여요.</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-label text-ink-3">
            회사 이름과 번호는 국세청 등록 정보라 고칠 수 없어요.
          </p>
          <Button kind="line" size="md" wide={false} onClick={() => form.set(first)}>
            되돌리기
          </Button>
          <Button type="submit" size="md" wide={false} busy={form.busy && '저장하는 중'}>
            저장하기
          </Button>
        </div>
      </form>
    </Card>
  )
}
