import { paths } from '@coffeeattack/contract/pages'
import {
  claims,
  completenessAlt,
  completenessFlags,
  type CompletenessFlags,
} from '@coffeeattack/domain/profiles/completeness'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { AddChip } from '@coffeeattack/ui/AddChip'
import { Button } from '@coffeeattack/ui/Button'
import { SelectRow } from '@coffeeattack/ui/SelectRow'
import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { chosenAs } from '../../companies/cards.ts'
import { companiesQuery } from '../../companies/queries.ts'
import { Page } from '../../layout/Page.tsx'
import { PanelFigure } from '../../layout/Panel.tsx'
import type { Profile } from '../profile-query.ts'
import { CareerItemFields } from './CareerItemFields.tsx'
import { HashtagSection } from './HashtagSection.tsx'
import { ResumeSections } from './ResumeSections.tsx'
import { SchoolsSection } from './SchoolsSection.tsx'
import { Section } from './Section.tsx'
import type { SubScreenName } from './sub-screen.ts'
import type { ProfileFormState } from './use-profile-form.ts'

/** The end of a long page, which nobody sees at once. */
const ContactSection = lazy(() => import('./ContactSection.tsx'))

type CareerSectionProps = { form: ProfileFormState; onChangeJob: (careerId: string) => void }

/** The verified career: its job and description can be edited, the rest is as the office confirmed it. */
function CareerSection({ form, onChangeJob }: CareerSectionProps) {
  const { careerItems } = form.form
  const logos = useQuery(companiesQuery).data?.items ?? []
  return (
    <Section title="경력" part="detail">
      {careerItems.length === 0 && (
        <p className="text-body-s text-ink-3">아직 확인된 경력이 없어요. 커리어를 인증하면 여기에 보여요.</p>
      )}
      <ul className="divide-y divide-line">
        {careerItems.map((item, index) => (
          <li key={item.id} className="py-5 first:pt-0 last:pb-0">
            <CareerItemFields
              item={item}
              logo={logos.find(({ name }) => chosenAs(name, [item.company]))?.logo ?? null}
              startsOpen={index === 0}
              problem={form.problemOf(item.id)}
              onLeave={() => form.judge(item.id)}
              onChange={(change) => form.changeCareer(item.id, change)}
              onChangeJob={() => onChangeJob(item.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The companies of interest, and a link to those that must not see the profile (PRO-11). */
function CompaniesSection({ interest, onOpen }: { interest: readonly string[]; onOpen: () => void }) {
  const navigate = useNavigate()
  return (
    <Section title="회사" part="companies">
      <div className="grid gap-2.5">
        <SelectRow
          label="관심 회사"
          value={namesText(interest)}
          placeholder="제안받고 싶은 회사"
          onClick={onOpen}
        />
        <SelectRow
          label="숨길 회사"
          placeholder="프로필을 보지 못해요"
          onClick={() => void navigate(paths.hiddenFrom())}
        />
      </div>
    </Section>
  )
}

/** '노을클라우드 외 3곳' */
function namesText([first, ...others]: readonly string[]): string | undefined {
  return first && (others.length > 0 ? `${first} 외 ${others.length}곳` : first)
}

type SalarySectionProps = { salaries: Profile['userSalaryItems']; onOpen: () => void }

function SalarySection({ salaries: { inputSalary, hopeSalary }, onOpen }: SalarySectionProps) {
  return (
    <Section title="연봉">
      <div className="grid gap-2.5">
        <SelectRow
          label="계약 연봉"
          value={inputSalary && moneyText(inputSalary)}
          placeholder="알려 주세요"
          onClick={onOpen}
        />
        <SelectRow
          label="희망 연봉"
          value={hopeSalary && moneyText(hopeSalary)}
          placeholder="알려 주세요"
          onClick={onOpen}
        />
      </div>
    </Section>
  )
}

function TechStackSection({ items, onOpen }: { items: readonly string[]; onOpen: () => void }) {
  return (
    <Section title="주로 쓰는 기술" part="techstack">
      <ul className="flex flex-wrap gap-2">
        {items.map((name) => (
          <li
            key={name}
            className="inline-flex h-9 max-w-full items-center rounded-full bg-surface-2 px-3.5 text-body-s font-medium text-ink-2"
          >
            <span className="truncate">{name}</span>
          </li>
        ))}
        <li>
          <AddChip onClick={onOpen}>{items.length > 0 ? '기술 고치기' : '기술 고르기'}</AddChip>
        </li>
      </ul>
    </Section>
  )
}

/** Six sections, one for each part of a complete profile (PRO-5). */
function CompletenessBar({ flags }: { flags: CompletenessFlags }) {
  const filled = completenessFlags.filter((flag) => flags[flag]).length
  return (
    <div className="grid grid-cols-6 gap-1 px-5 pt-1">
      <p className="sr-only">{completenessAlt(flags)}</p>
      {completenessFlags.map((flag, index) => (
        <span
          key={flag}
          className={`h-1 rounded-full transition-colors duration-(--t3) ${index < filled ? 'bg-primary' : 'bg-line-2'}`}
        />
      ))}
    </div>
  )
}

const FIELDS = 'input:not([role=switch]), textarea, button'

/** `?part=hashtag` scrolls to that section and focuses its first field. */
function useAskedPart(within: RefObject<HTMLElement | null>): void {
  const part = useSearchParams()[0].get('part')
  useEffect(() => {
    if (!part) return
    const section = within.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
    section?.scrollIntoView({ block: 'start' })
    const field =
      section?.querySelector<HTMLElement>('textarea') ?? section?.querySelector<HTMLElement>(FIELDS)
    field?.focus({ preventScroll: true })
  }, [part, within])
}

type ProfileFormViewProps = {
  profile: Profile
  form: ProfileFormState
  onOpen: (name: SubScreenName, id?: string) => void
}

export function ProfileFormView({ profile, form, onOpen }: ProfileFormViewProps) {
  const { completeness } = profile
  const fields = useRef<HTMLDivElement>(null)
  useAskedPart(fields)

  async function save() {
    if (await form.save()) return
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <Page
      title="프로필 수정"
      backTo={paths.my()}
      actions={<span className="px-3 text-body-s font-bold tnum">{completeness.percent}%</span>}
      cta={
        <Button
          disabled={!form.isEdited && !form.uploading}
          busy={(form.busy && '저장하는 중') || (form.uploading && '파일을 올리는 중')}
          onClick={() => void save()}
        >
          저장하기
        </Button>
      }
    >
      <PanelFigure about="이력서를 올리면 제안이 이만큼 더 와요">
        +{claims.resumeOffersPercent}
        <span className="text-[.5em]">%</span>
      </PanelFigure>
      <h1 className="sr-only">프로필 수정</h1>
      <CompletenessBar flags={completeness} />
      <div ref={fields}>
        <CareerSection form={form} onChangeJob={(id) => onOpen('job', id)} />
        <ResumeSections form={form} />
        <TechStackSection items={profile.techStackItems} onOpen={() => onOpen('techstack')} />
        <HashtagSection form={form} />
        <SchoolsSection schools={profile.userSchoolItems} onOpen={(id) => onOpen('school', id)} />
        <SalarySection salaries={profile.userSalaryItems} onOpen={() => onOpen('salary')} />
        <CompaniesSection interest={profile.userSelect} onOpen={() => onOpen('interest')} />
        <Suspense>
          <ContactSection form={form} />
        </Suspense>
      </div>
    </Page>
  )
}
