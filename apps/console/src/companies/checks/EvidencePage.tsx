import { consolePaths } from '@coffeeattack/contract/console-pages'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { answerWords, failureWords, askedNames } from '@coffeeattack/domain/companies/check-words.ko'
import { proofView } from '@coffeeattack/domain/companies/proof'
import { headcountMonthText } from '@coffeeattack/domain/companies/headcount'
import { fullDayText, momentText, parseDay } from '@coffeeattack/domain/kst'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Refresh } from '@coffeeattack/ui/icons/Refresh'
import { Skeleton } from '@coffeeattack/ui/Skeleton'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { ConsolePage, Crumb } from '../../layout/ConsolePage.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useMe } from '../../sessions/me.ts'
import { type Evidence, evidenceQuery } from './queries.ts'

/** Everything that was checked of a company, for admins: what was answered, by whom, when, and when it is asked again (FIRM-3). */
export function EvidencePage() {
  const { id = '' } = useParams()
  return useMe().role === 'admin' ? <OfCompany id={id} /> : <NotFoundPage />
}

const keep = (id: string) => (evidence: Evidence) =>
  void queries.setQueryData(evidenceQuery(id).queryKey, evidence)

function OfCompany({ id }: { id: string }) {
  const evidence = useQuery(evidenceQuery(id))
  const again = useCall(() => api('POST /console/companies/:id/ask-again', { params: { id } }), {
    onDone(asked) {
      keep(id)(asked)
      toast('곧 다시 물어볼게요. 10분 안에 답이 와요.', { kind: 'done' })
    },
  })
  return (
    <ConsolePage
      title="확인한 근거"
      tab={evidence.data ? `${evidence.data.company.name} 확인한 근거` : '확인한 근거'}
      crumb={<Crumb to={consolePaths.company(id)}>{evidence.data?.company.name ?? '회사'}</Crumb>}
      action={
        <Button kind="line" size="sm" busy={again.busy && '부탁하는 중'} onClick={() => void again.run()}>
          <Refresh size={16} />
          다시 물어보기
        </Button>
      }
    >
      <Loaded query={evidence} skeleton={<Skeleton round="card" className="h-96" />}>
        {(loaded) => (
          <div className="grid gap-3">
            {loaded.listing && <Listing id={id} listing={loaded.listing} />}
            <Checks evidence={loaded} />
            <Proofs evidence={loaded} />
            {loaded.headcountItems.length > 0 && <Months evidence={loaded} />}
          </div>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Mark({ mark }: { mark: 'PASSED' | 'MISSING' | 'NOTED' }) {
  const looks = {
    PASSED: 'bg-success-tint text-success',
    NOTED: 'bg-ink text-page',
    MISSING: 'border-[1.5px] border-dashed border-line-field',
  }
  return (
    <i
      aria-hidden="true"
      className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-caption font-bold not-italic ${looks[mark]}`}
    >
      {mark === 'PASSED' && <Check size={12} strokeWidth={3} />}
      {mark === 'NOTED' && '!'}
    </i>
  )
}

const moment = (at: string | null) => (at ? momentText(new Date(at)) : '아직')

/** What each institution answered last, and what failed since. */
function Checks({ evidence: { company, checkItems } }: { evidence: Evidence }) {
  return (
    <Card title="기관에 물어본 것">
      <p className="mt-0.5 text-label text-ink-3 tnum">
        {company.businessNumber
          ? `사업자등록번호 ${businessNumberText(company.businessNumber)}`
          : '사업자등록번호가 없어서 물어볼 수 없어요.'}
      </p>
      {checkItems.length === 0 && company.businessNumber && (
        <p className="mt-4 text-body-s text-ink-2">아직 물어보지 않았어요. 10분 안에 물어봐요.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {checkItems.map((check) => {
          const { kind, answer, answeredAt, changedAt, doubtAt, failures, failure, failedAt, nextAt } = check
          return (
            <li key={kind} className="grid gap-x-6 gap-y-0.5 py-3.5 lg:grid-cols-[12rem_minmax(0,1fr)_auto]">
              <span className="text-body-s text-ink-3">{askedNames[kind]}</span>
              <span className="min-w-0">
                <b className="block text-body-s font-semibold">
                  {answer ? answerWords[answer] : '아직 답이 없어요'}
                </b>
                {doubtAt && (
                  <span className="block text-label text-ink-2 tnum">
                    {moment(doubtAt)}에 처음 보였어요. 한 번 더 보고 정해요.
                  </span>
                )}
                {failures > 0 && (
                  <span className="block text-label text-ink-2 tnum">
                    {moment(failedAt)}부터 {failures}번 답을 못 받았어요. {failureWords(failure)}
                  </span>
                )}
              </span>
              <span className="text-label text-ink-3 tnum lg:text-right">
                <span className="block">답한 때 {moment(answeredAt)}</span>
                {changedAt && changedAt !== answeredAt && (
                  <span className="block">바뀐 때 {moment(changedAt)}</span>
                )}
                <span className="block">다음 {moment(nextAt)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The sheet as candidates read it, and each recruiter's own proof. */
function Proofs({ evidence: { company, proof, domainProof, recruiterItems } }: { evidence: Evidence }) {
  const { rows } = proofView(proof, company.name, useNow(nextMidnight))
  return (
    <Card title="후보자에게 보이는 것">
      <ul className="mt-2 grid">
        {rows
          .filter(({ check }) => check !== 'RECRUITER')
          .map(({ check, mark, text, source }) => (
            <li key={check} className="flex gap-3 py-2">
              <Mark mark={mark} />
              <span className="min-w-0">
                <span className="block text-body-s font-medium">{text}</span>
                <span className="block text-label text-ink-3 tnum">{source}</span>
              </span>
            </li>
          ))}
        {recruiterItems.map(({ id, name, provedOn }) => (
          <li key={id} className="flex gap-3 py-2">
            <Mark mark={provedOn ? 'PASSED' : 'MISSING'} />
            <span className="min-w-0">
              <span className="block text-body-s font-medium">{name} 님의 재직</span>
              <span className="block text-label text-ink-3 tnum">
                {provedOn ? `건강보험공단 · ${fullDayText(parseDay(provedOn) ?? 0)}` : '아직 하지 않았어요.'}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {domainProof && domainProof.state !== 'FOUND' && (
        <p className="mt-2 rounded-field bg-surface-2 px-4 py-3 text-label text-ink-2 [overflow-wrap:anywhere]">
          {domainProof.domain}의 DNS를 기다려요. 찾은 값: {domainProof.found ?? '없어요'}
        </p>
      )}
    </Card>
  )
}

function Months({ evidence: { headcountItems } }: { evidence: Evidence }) {
  return (
    <Card title="국민연금 직원 수">
      <section
        aria-label="달마다 직원 수"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="strip mt-3"
      >
        <table className="w-full min-w-120 text-right text-label tnum">
          <thead className="text-ink-3">
            <tr>
              {['달', '일하는 사람', '들어온 사람', '나간 사람'].map((head, place) => (
                <th key={head} scope="col" className={`py-1.5 font-medium ${place === 0 ? 'text-left' : ''}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {headcountItems.toReversed().map(({ month, people, joined, left }) => (
              <tr key={month}>
                <th scope="row" className="py-2 text-left font-medium">
                  {month.slice(0, 4)}년 {headcountMonthText(month)}
                </th>
                <td className="py-2">{people.toLocaleString('ko-KR')}명</td>
                <td className="py-2">{joined.toLocaleString('ko-KR')}명</td>
                <td className="py-2">{left.toLocaleString('ko-KR')}명</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

type ListingProps = { id: string; listing: NonNullable<Evidence['listing']> }

/** The listing for unpaid wages. Candidates always read of it; whether the company sends is decided here (FIRM-4). */
function Listing({ id, listing: { listedOn, decidedAt, decidedBy, reason } }: ListingProps) {
  return (
    <Card title="체불사업주 명단에 있어요">
      <p className="mt-0.5 text-label text-ink-3 tnum">
        고용노동부 · {fullDayText(parseDay(listedOn) ?? 0)}에 사업자등록번호로 확인했어요. 후보자에게 그대로
        보여요.
      </p>
      {decidedAt ? (
        <p className="mt-3 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2 tnum">
          {moment(decidedAt)}에 {decidedBy ?? '관리자'} 님이 어택을 보내도 된다고 정했어요.
          <br />
          까닭: {reason}
        </p>
      ) : (
        <DecisionForm id={id} />
      )}
    </Card>
  )
}

const REASON_LIMIT = 500

function DecisionForm({ id }: { id: string }) {
  const form = useForm({
    first: { reason: '' },
    rules: { reason: (typed) => (typed.trim() === '' ? '까닭을 적어 주세요' : null) },
    blame: 'reason',
    send: (body) => api('POST /console/companies/:id/arrears-decision', { params: { id }, body }),
    onDone: keep(id),
  })
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <p className="text-body-s text-ink-2">정할 때까지 이 회사는 어택을 보낼 수 없어요.</p>
      <TextArea label="어택을 보내도 되는 까닭" limit={REASON_LIMIT} {...form.field('reason')} />
      <Button type="submit" size="sm" className="justify-self-end" busy={form.busy && '정하는 중'}>
        보내도 된다고 정하기
      </Button>
    </form>
  )
}
