import { paths } from '@coffeeattack/contract/pages'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import type { ProofRequest } from './queries.ts'

/** What became of a request. Declining is no loss, and the page says so (PROOF-6). */
export default function RequestEnded({ request }: { request: ProofRequest }) {
  const { coffeechatId, company, proofId, state } = request
  const { title, about } = words(request)
  const chat = paths.accepted(coffeechatId, company.name)
  const sent = state === 'ANSWERED' ? proofId : null
  return (
    <Page
      backTo={chat}
      cta={
        <nav aria-label="이어서">
          <Link to={sent ? paths.ownProof(sent, 'log') : chat} className={buttonLook()}>
            {sent ? '보낸 증명서 보기' : '커피챗으로 가기'}
          </Link>
          {sent && (
            <Link to={chat} className={`${textLinkLook} -mb-2.5 w-full`}>
              커피챗으로 가기
            </Link>
          )}
        </nav>
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center px-5 py-10 text-center">
        <Cup size={132} />
        <h1 className="mt-5 text-h1">{title}</h1>
        <p className="mt-2 text-balance text-ink-3">{about}</p>
      </div>
    </Page>
  )
}

function words({ company, state }: ProofRequest): { title: string; about: string } {
  if (state === 'ANSWERED')
    return {
      title: '증명서를 보냈어요',
      about: `${withJosa(company.name, '이/가')} 열어 보면 언제 봤는지 남아요. 언제든 거둘 수 있어요.`,
    }
  if (state === 'DECLINED')
    return {
      title: '보내지 않기로 했어요',
      about: '협의는 그대로 이어져요. 회사에는 이유를 알리지 않아요.',
    }
  return { title: '회사가 부탁을 거뒀어요', about: '이제 답하지 않아도 돼요. 협의는 그대로 이어져요.' }
}
