import { consolePaths } from '@coffeeattack/contract/console-pages'
import type { CompanyAct } from '@coffeeattack/domain/companies/gate'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Empty } from '@coffeeattack/ui/Empty'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ConsolePage } from '../../layout/ConsolePage.tsx'
import { ConsolePageSkeleton } from '../../layout/ConsolePage.tsx'
import { useMe } from '../../sessions/me.ts'
import { type OwnCompany, ownCompanyQuery } from './queries.ts'

/** The pages that show candidates or talk with them, by the first part of their address. */
const needs: Readonly<Record<string, { title: string; act: CompanyAct }>> = {
  candidates: { title: '후보자 찾기', act: 'seeCandidates' },
  pipeline: { title: '파이프라인', act: 'seeCandidates' },
  offers: { title: '보낸 어택', act: 'meet' },
  coffeechats: { title: '커피챗', act: 'meet' },
  messages: { title: '메시지', act: 'meet' },
  figures: { title: '성과', act: 'seeCandidates' },
}

/** A page that the recruiter's company may not open yet says why, calmly, and makes no calls (FIRM-2). */
export function CompanyGate({ children }: { children: ReactNode }) {
  const { role } = useMe()
  const page = needs[useLocation().pathname.split('/', 2)[1] ?? '']
  const own = useQuery({ ...ownCompanyQuery, enabled: role === 'recruiter' })
  if (role !== 'recruiter' || !page) return children
  if (own.isPending) return <ConsolePageSkeleton />
  if (!own.data || own.data.may[page.act]) return children
  return <NotYet title={page.title} own={own.data} />
}

/** Until when a person answers stands in the words of each state. */
const waiting: Readonly<Partial<Record<OwnCompany['state'], string>>> = {
  APPLIED: '회사를 확인하고 있어요. 그동안 로고와 포지션, 메시지 양식을 준비할 수 있어요.',
  CHECKING: '국세청의 답을 기다려요. 그동안 로고와 포지션, 메시지 양식을 준비할 수 있어요.',
  IN_REVIEW: '심사는 영업일로 하루 안에 끝나요. 그동안 로고와 포지션, 메시지 양식을 준비할 수 있어요.',
  REFUSED: '심사에서 함께하지 못하게 됐어요. 이유는 홈에서 볼 수 있고, 고쳐서 다시 신청할 수 있어요.',
}

function NotYet({ title, own }: { title: string; own: OwnCompany }) {
  const why = own.whyNot && own.whyNot in catalogue ? catalogue[own.whyNot as 'COMPANY_CLOSED'] : null
  const words = waiting[own.state]
  return (
    <ConsolePage title={title}>
      <div className="rounded-card bg-surface px-5 py-20">
        <Empty
          title={words ? '후보자는 승인된 뒤에 보여요' : (why?.title ?? '지금은 볼 수 없어요')}
          description={<span className="mx-auto block max-w-md">{words ?? why?.body}</span>}
          action={
            own.may.prepare && (
              <Link to={consolePaths.firstDay()} className={buttonLook({ size: 'sm' })}>
                준비하러 가기
              </Link>
            )
          }
        />
      </div>
    </ConsolePage>
  )
}
