import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { AccountField, NewPasswordField, useNewPassword } from '@coffeeattack/kit/passwordForms'
import { Card } from '@coffeeattack/ui/Card'
import { cx } from '@coffeeattack/ui/cx'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { toast } from '@coffeeattack/ui/toast'
import { joinApi } from './api.ts'
import { type Application, reloadApplication } from './application.ts'
import { type Prepared, preparations } from './preparations.ts'

/** What the company can prepare in the console before it is approved. */
export function PrepareCard({ prepared }: { prepared: Prepared }) {
  const done = preparations.filter(({ name }) => prepared[name]).length
  return (
    <Card
      title={
        <span className="flex items-baseline justify-between gap-3">
          그동안 준비할 수 있어요
          <span className="tnum text-caption font-normal text-ink-3">
            {preparations.length}개 가운데 {done}개
          </span>
        </span>
      }
    >
      <ul className="mt-1.5">
        {preparations.map(({ name, title, about, page, Icon }) => {
          const isDone = prepared[name]
          return (
            <li key={name} className="not-first:border-t not-first:border-line">
              <a href={CONSOLE + page} className="flex min-h-15.5 items-center gap-3.5 py-2">
                <span
                  className={cx(
                    'grid size-9 shrink-0 place-items-center rounded-[12px]',
                    isDone ? 'bg-primary text-on-primary' : 'bg-surface-2 text-ink-2',
                  )}
                >
                  {isDone ? <Check size={19} strokeWidth={2.6} /> : <Icon size={19} strokeWidth={1.8} />}
                </span>
                <span className="min-w-0 flex-1">
                  <b
                    className={cx('block leading-[1.4]', isDone ? 'font-medium text-ink-3' : 'font-semibold')}
                  >
                    {title}
                  </b>
                  <small className="block text-label text-ink-3">{isDone ? '마쳤어요' : about}</small>
                </span>
                <ChevronRight size={18} className="text-ink-3" />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type PasswordCardProps = { id: string; secret: string; application: Application; title?: string }

/** The account of the console, with which the company prepares. Its page reloads with what can be prepared. */
export function PasswordCard({
  id,
  secret,
  application,
  title = '그동안 준비할 수 있어요',
}: PasswordCardProps) {
  const { email } = application
  const reload = () => void reloadApplication(secret)
  const form = useNewPassword({
    email,
    send: (password) => joinApi('POST /business/applications/account', { body: { secret, password } }),
    onDone() {
      toast('비밀번호를 정했어요. 콘솔에 로그인해 주세요.', { kind: 'done' })
      reload()
    },
    onRefused: reload,
  })
  return (
    <Card title={title}>
      <p className="mt-1.5 text-body-s text-ink-3">
        비밀번호를 정하면 콘솔에서 로고와 포지션, 메시지 양식, 함께 쓸 동료를 준비할 수 있어요.
      </p>
      <form {...form.props} id={id} className="mt-4 grid gap-4">
        <AccountField email={email} />
        <NewPasswordField label="비밀번호" {...form.field('password')} />
      </form>
    </Card>
  )
}
