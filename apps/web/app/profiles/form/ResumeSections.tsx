import { claims } from '@coffeeattack/domain/profiles/completeness'
import { Tag } from '@coffeeattack/ui/Tag'
import { LinkField } from './ContactSection.tsx'
import { FileField } from './FileField.tsx'
import { Section } from './Section.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** Resume and portfolio: a file, a link, or both. */
export function ResumeSections({ form }: { form: ProfileFormState }) {
  return (
    <>
      <Section
        title="이력서"
        part="resume"
        aside={<Tag kind="rise">제안 {claims.resumeOffersPercent}% 더</Tag>}
      >
        <div className="grid gap-2.5">
          <FileField form={form} kind="resume" />
          <LinkField
            form={form}
            name="resumeUrl"
            label="이력서 링크"
            hideLabel
            placeholder="이력서 링크를 붙여 넣어 주세요"
          />
        </div>
      </Section>
      <Section
        title="포트폴리오"
        joined
        aside={<Tag kind="rise">연봉 {claims.portfolioSalaryPercent}% 높게</Tag>}
      >
        <div className="grid gap-2.5">
          <FileField form={form} kind="portfolio" />
          <LinkField
            form={form}
            name="portfolioUrl"
            label="포트폴리오 링크"
            hideLabel
            placeholder="포트폴리오 링크를 붙여 넣어 주세요"
          />
        </div>
      </Section>
    </>
  )
}
