import { claims } from '@coffeeattack/domain/campaigns/claims'
import { Button } from '@coffeeattack/ui/Button'
import { useRef } from 'react'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { PanelFigure } from '../../layout/panel-figure.tsx'
import { paths } from '../../paths.ts'
import type { Profile } from '../profile-query.ts'
import { CareerSection } from './CareerSection.tsx'
import { CompaniesSection } from './CompaniesSection.tsx'
import { CompletenessBar } from './CompletenessBar.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HashtagSection } from './HashtagSection.tsx'
import { ResumeSections } from './ResumeSections.tsx'
import { SalarySection } from './SalarySection.tsx'
import { SchoolsSection } from './SchoolsSection.tsx'
import { TechStackSection } from './TechStackSection.tsx'
import type { SubScreenName } from './sub-screen.ts'
import { useAskedPart } from './use-asked-part.ts'
import type { ProfileFormState } from './use-profile-form.ts'

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
      header={
        <Header
          title="프로필 수정"
          backTo={paths.my()}
          actions={<span className="px-3 text-body-s font-bold tnum">{completeness.percent}%</span>}
        />
      }
      bottom={
        <BottomCta>
          <Button
            disabled={!form.isEdited && !form.uploading}
            busy={(form.busy && '저장하는 중') || (form.uploading && '파일을 올리는 중')}
            onClick={() => void save()}
          >
            저장하기
          </Button>
        </BottomCta>
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
        <ContactSection form={form} />
      </div>
    </Page>
  )
}
