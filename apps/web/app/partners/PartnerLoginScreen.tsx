import { paths } from '@coffeeattack/contract/pages'
import { PasswordSignIn } from '@coffeeattack/kit/passwordForms'
import { replace, useNavigate } from 'react-router'
import { queries } from '../api/queries.ts'
import { Page } from '../layout/Page.tsx'
import type { FlowPanelText } from '../layout/Panel.tsx'
import { privateMeta } from '../seo.ts'
import { partnerApi, partnerTokens } from './api.ts'

export const meta = () => privateMeta('파트너 로그인')

export const handle: { flowPanel: FlowPanelText } = {
  flowPanel: {
    title: ['좋은 사람을', '소개해 주세요'],
    line: '링크 하나로 추천하고, 결과는 수로만 보여 드려요.',
  },
}

/** Makes the server render the page itself, not its skeleton, although the loader runs in the browser. */
export const loader = () => null

export function clientLoader() {
  if (partnerTokens.access()) throw replace(paths.partners())
  return null
}
clientLoader.hydrate = true as const

/** The partners' login: e-mail, and the password set by our link (PUB-8). */
export default function PartnerLoginScreen() {
  const navigate = useNavigate()
  return (
    <Page backTo={paths.home()}>
      <div className="flex flex-1 flex-col px-5 pt-2 pb-safe-8">
        <h1 className="text-h1">
          추천 링크의 결과를 <span className="block">한눈에 보여 드려요</span>
        </h1>
        <p className="mt-2 text-body text-ink-2">등록한 이메일과 비밀번호로 로그인해 주세요.</p>
        <PasswordSignIn
          className="mt-8 gap-8"
          submit="파트너로 로그인하기"
          send={(body) => partnerApi('POST /partners/auth/sign-in', { body })}
          onDone={(pair) => {
            queries.removeQueries({ queryKey: ['partner'] })
            partnerTokens.save(pair)
            void navigate(paths.partners(), { replace: true })
          }}
        />
        <p className="mt-6 text-center text-body-s text-ink-3">
          파트너가 되고 싶다면{' '}
          <a
            href={paths.ask(paths.partnerLogin())}
            className="font-medium text-ink underline underline-offset-4"
          >
            문의를 남겨 주세요
          </a>
        </p>
      </div>
    </Page>
  )
}
