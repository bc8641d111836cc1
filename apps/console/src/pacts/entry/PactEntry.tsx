import { consolePaths } from '@coffeeattack/contract/console-pages'
import { timeText } from '@coffeeattack/domain/kst'
import { missingCount } from '@coffeeattack/domain/pacts/items'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { bareFigure, payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import { differencesOf } from '@coffeeattack/domain/pacts/differences'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { OfferOverTerms } from '@coffeeattack/kit/pacts/OfferOverTerms'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { Document } from '@coffeeattack/ui/icons/Document'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { type Coffeechat, personName } from '../../coffeechats/queries.ts'
import { keepPact, newestOf, type Pact, pactCallOptions, pactQuery } from '../queries.ts'
import { StateTag } from '../StateTag.tsx'
import { shortDay, stateText, untilText } from '../words.ts'

/** The way to the terms, on the coffee chat of a person in 처우 협의 (PACT-1). */
export function PactEntry({ chat }: { chat: Coffeechat }) {
  const isDue = chat.stageItems.some(({ stage }) => stage === 'TERMS')
  const { data } = useQuery({ ...pactQuery(chat.id), enabled: isDue })
  if (!isDue || !data || (!data.pact && !data.canDraft)) return null
  return (
    <Card aria-labelledby="pact" className="px-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="pact" className="text-h3">
          처우 합의서
        </h2>
        {data.pact && (
          <StateTag state={data.pact.state}>
            {isOurTurn(data.pact) ? '우리 차례예요' : stateText(data.pact)}
          </StateTag>
        )}
      </div>
      {data.pact ? <Begun pact={data.pact} /> : <NotBegun chat={chat} />}
    </Card>
  )
}

const isOurTurn = ({ state }: Pact) => state === 'SIGNED_BY_CANDIDATE'

function NotBegun({ chat: { id } }: { chat: Coffeechat }) {
  const navigate = useNavigate()
  const begin = useCall(
    (_: void, idempotencyKey) =>
      api('POST /console/coffeechats/:id/pact', { params: { id }, idempotencyKey }),
    {
      ...pactCallOptions(id)<void>(),
      onDone(begun) {
        keepPact(begun)
        void navigate(consolePaths.pact(id))
      },
    },
  )
  return (
    <>
      <p className="mt-0.5 text-body-s text-pretty text-ink-2">
        어택과 되물은 금액, 회사 양식에서 채워 둘게요. 나머지만 적으면 돼요.
      </p>
      <Button size="sm" className="mt-4" busy={begin.busy && '채우는 중'} onClick={() => void begin.run()}>
        <Document size={17} />
        합의서 쓰기
      </Button>
    </>
  )
}

function Begun({ pact }: { pact: Pact }) {
  const terms = pact.draft?.terms ?? newestOf(pact)?.terms
  return (
    <>
      <p className="mt-0.5 text-body-s text-pretty text-ink-2 tnum">{whatIsNext(pact)}</p>
      {terms && (
        <dl className="mt-3.5 grid grid-cols-2 gap-x-3.5 gap-y-3 lg:grid-cols-4">
          {differencesOf(terms, pact.offered)
            .filter(({ step }) => step !== 'NONE')
            .map((difference) => {
              const stock = (terms.stock ?? pact.offered.pay.stock)?.kind ?? null
              const name = payName(difference.kind, stock)
              return (
                <div key={difference.kind} className="min-w-0">
                  <dt className="text-caption text-ink-3">{name}</dt>
                  <dd className="text-body-s font-bold tracking-snug tnum">
                    {bareFigure(difference.agreed)}
                    <OfferOverTerms difference={difference} name={name} className="mt-1.5" />
                  </dd>
                </div>
              )
            })}
        </dl>
      )}
      <Link to={consolePaths.pact(pact.coffeechatId)} className={`${buttonLook({ size: 'sm' })} mt-4`}>
        {pact.state === 'DRAFT' ? '이어 쓰기' : '합의서 보기'}
      </Link>
    </>
  )
}

function whatIsNext(pact: Pact): string {
  const { state, draft, offered, candidateSignature, signer, versionItems } = pact
  const who = `${personName(pact.name)} 님`
  const version = newestOf(pact)
  switch (state) {
    case 'DRAFT': {
      const missing = draft ? missingCount(draft.terms, offered) : 0
      return missing > 0
        ? `쓰던 초안이 있어요. 빠진 것 ${missing}가지만 채우면 보낼 수 있어요.`
        : '다 썼어요. 이제 보낼 수 있어요.'
    }
    case 'SENT':
      return `${withJosa(who, '이/가')} ${untilText(version?.untilDay ?? '')}까지 서명할 수 있어요.`
    case 'CHANGE_ASKED':
      return `${withJosa(who, '이/가')} 바꿔 달라고 했어요. ${versionName(versionItems.length + 1)}을 쓸 수 있어요.`
    case 'SIGNED_BY_CANDIDATE': {
      const at = candidateSignature?.at
      const when = at ? `${shortDay(at)} ${timeText(new Date(at))}에 ` : ''
      return `${withJosa(who, '이/가')} ${when}서명했어요. ${signer.name} 님의 서명이 남았어요.`
    }
    case 'SEALED':
      return '두 사람이 서명하고 봉인했어요. 채용이 확정됐어요.'
    case 'DECLINED':
      return `${withJosa(who, '이/가')} 함께하지 않기로 했어요.`
    case 'LAPSED':
      return '기한이 지나 닫혔어요. 같은 내용으로 다시 보낼 수 있어요.'
    case 'WITHDRAWN':
      return '거둔 합의서예요. 새 안을 쓸 수 있어요.'
  }
}
