import { paths } from '@coffeeattack/contract/pages'
import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { isFreeMailDomain, mailDomain, workMailProblem } from '@coffeeattack/domain/companies/work-mail'
import { emailProblem } from '@coffeeattack/domain/profiles/email'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { NAME, nameProblem } from '@coffeeattack/domain/verification/person'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextField } from '@coffeeattack/ui/TextField'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { joinApi } from './api.ts'
import { privateMeta } from '../../seo.ts'
import { keepApplication } from './application.ts'
import { JoinPage, joinPanel, Submit } from './JoinPage.tsx'

export const meta = () => privateMeta('회사 가입')

export const handle = { flowPanel: joinPanel }

/** The first step: a work mail, to which a code is mailed (FIRM-1). The application goes on at its secret address. */
export default function JoinScreen() {
  const id = useId()
  const navigate = useNavigate()
  const form = useForm({
    first: { email: '', name: '', title: '' },
    rules: {
      email: (typed) => emailProblem(typed.trim()) ?? workMailProblem(typed),
      name: nameProblem,
      title: (typed) =>
        typed.trim() === '' ? '직함을 입력해 주세요' : lengthProblem(typed, APPLICATION.titleLimit),
    },
    blame: 'email',
    send: ({ email, name, title }) =>
      joinApi('POST /business/applications', {
        body: { email: email.trim(), name, title: title.trim() },
      }),
    onDone({ secret, application }) {
      keepApplication(secret, application)
      void navigate(paths.businessApplication(secret), { replace: true })
    },
  })
  const { email, name, title } = form.values
  const isFree = isFreeMailDomain(mailDomain(email))
  const field = form.field('email')
  return (
    <JoinPage
      step={1}
      lines={['업무 메일을', '알려 주세요']}
      lead="회사 주소로 끝나는 메일이면 돼요."
      cta={
        <Submit
          form={id}
          disabled={isFree || [email, name, title].some((typed) => typed.trim() === '')}
          busy={form.busy && '보내는 중'}
        >
          확인 번호 받기
        </Submit>
      }
    >
      <form {...form.props} id={id} className="mt-6 grid gap-4.5">
        <TextField
          label="업무 메일"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
          error={isFree ? <span role="alert">{workMailProblem(email)}</span> : field.error}
        />
        <TextField label="이름" autoComplete="name" maxLength={NAME.max} {...form.field('name')} />
        <TextField
          label="직함"
          autoComplete="organization-title"
          placeholder="채용 담당"
          maxLength={APPLICATION.titleLimit}
          {...form.field('title')}
        />
      </form>
    </JoinPage>
  )
}
