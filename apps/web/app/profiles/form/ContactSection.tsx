import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextField } from '@coffeeattack/ui/TextField'
import { LinkField } from './LinkField.tsx'
import { Section } from './Section.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

/** Links, the e-mail address, and whether an agent may help. */
export default function ContactSection({ form }: { form: ProfileFormState }) {
  return (
    <Section title="링크와 연락처">
      <div className="grid gap-4.5">
        <LinkField form={form} name="githubUrl" label="GitHub" placeholder="https://github.com/" />
        <LinkField
          form={form}
          name="linkedinUrl"
          label="LinkedIn"
          placeholder="https://www.linkedin.com/in/"
        />
        <TextField
          name="email"
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@example.com"
          value={form.form.email}
          onValueChange={(email) => form.change({ email })}
          onBlur={() => form.judge('email')}
          error={form.problemOf('email')}
        />
        <OptionRow
          type="checkbox"
          kind="fill"
          className="mt-1"
          title="에이전트 도움 받기"
          note="어울리는 회사를 찾아 대신 물어봐 드려요"
          checked={form.form.agent}
          onChange={({ target }) => form.change({ agent: target.checked })}
        />
      </div>
    </Section>
  )
}
