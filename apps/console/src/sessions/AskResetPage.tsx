import { consolePaths } from '@coffeeattack/contract/console-pages'
import { emailProblem } from '@coffeeattack/domain/profiles/email'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { TextLink, textLinkLook } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { ConsoleFrame, FrameMessage } from '../layout/ConsoleFrame.tsx'

/** Asks for a reset link. The answer is the same for unknown accounts, so that nobody learns which exist (SAFE-3). */
export function AskResetPage() {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    first: { email: '' },
    rules: { email: (email) => emailProblem(email.trim()) },
    blame: 'email',
    send: ({ email }) => api('POST /console/auth/password-reset', { body: { email: email.trim() } }),
    onDone: () => setSent(true),
  })
  return (
    <ConsoleFrame title="비밀번호 재설정">
      {isSent ? (
        <FrameMessage
          title="메일을 보냈어요"
          body={
            <>
              30분 안에 링크를 눌러 주세요.
              <br />
              메일이 없으면 스팸함이나 이메일 주소를 확인해 주세요.
            </>
          }
          link="로그인으로 가기"
        >
          <TextLink className="mt-3" onClick={() => setSent(false)}>
            다른 이메일로 받기
          </TextLink>
        </FrameMessage>
      ) : (
        <form {...form.props} className="w-full max-w-door text-left">
          <h1 className="text-h1">비밀번호를 다시 정할까요?</h1>
          <p className="mt-1 mb-7 text-body text-ink-2">콘솔에 쓰는 이메일로 링크를 보내 드려요.</p>
          <TextField
            label="이메일"
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.field('email')}
          />
          <Button
            type="submit"
            className="mt-6"
            disabled={form.values.email.trim() === ''}
            busy={form.busy && '보내는 중'}
          >
            메일 받기
          </Button>
          <Link to={consolePaths.signIn()} className={`${textLinkLook} mt-3 w-full`}>
            로그인으로 돌아가기
          </Link>
        </form>
      )}
    </ConsoleFrame>
  )
}
