import { paths } from '@coffeeattack/contract/pages'
import { politeName } from '@coffeeattack/domain/text/names'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router'
import { pactApi } from './api.ts'
import { GreySlip } from './PactHead.tsx'
import { PactPage, roomOf, Said, Words } from './PactPage.tsx'
import { newestOf, type Pact, readAnew } from './queries.ts'
import { WholeDocument } from './WholeDocument.tsx'
import { dateOf, spokenMoment } from './words.ts'

/** The person said no (PACT-3). */
export function DeclinedView({ pact }: { pact: Pact }) {
  const words = pact.declined?.words
  return (
    <PactPage
      pact={pact}
      cta={
        <Link to={paths.offers()} className={buttonLook()}>
          다른 어택 보기
        </Link>
      }
    >
      <Said lines={['함께하지 않기로 했어요']}>{pact.company.name}에 정중하게 전했어요.</Said>
      <GreySlip pact={pact} />
      <Card>
        {words && (
          <div className="mb-2.5">
            <Words by="내가 남긴 말">{words}</Words>
          </div>
        )}
        <p className="text-caption text-ink-3">
          합의서는 서명 없이 닫혔어요. 다시 열려면 회사가 새로 보내야 해요.
        </p>
      </Card>
      <WholeDocument pact={pact} />
    </PactPage>
  )
}

/** The day passed without both signatures (PACT-8). */
export function LapsedView({ pact }: { pact: Pact }) {
  const [isTold, setTold] = useState(false)
  const { run, busy } = useCall(
    () => pactApi('POST /users/pacts/:id/ask-again', { params: { id: pact.id } }),
    {
      onDone() {
        setTold(true)
        toast('회사에 전했어요', { kind: 'done' })
      },
      onSettled: (failure) => failure !== null && readAnew(pact.id),
    },
  )
  const { untilDay } = newestOf(pact)
  return (
    <PactPage
      pact={pact}
      cta={
        <Button disabled={isTold} busy={busy && '전하는 중'} onClick={() => void run()}>
          {isTold ? '다시 보내 달라고 했어요' : '다시 보내 달라고 하기'}
        </Button>
      }
    >
      <Said lines={['서명할 수 있는 날이', '지났어요']}>
        {dateOf(`${untilDay}T12:00:00+09:00`)} 밤 12시에 닫혔어요. 아직 마음이 있다면 회사에 알려 주세요.
      </Said>
      <GreySlip pact={pact} />
      <WholeDocument pact={pact} />
    </PactPage>
  )
}

/** The company took it back before both had signed (PACT-8). */
export function WithdrawnView({ pact }: { pact: Pact }) {
  const { withdrawn, company, parties, candidateSignature } = pact
  const said =
    candidateSignature && ` ${withJosa(politeName(parties.person.name), '이/가')} 한 서명도 없던 일이 됐어요.`
  return (
    <PactPage
      pact={pact}
      cta={
        <Link to={roomOf(pact)} className={buttonLook()}>
          메시지로 물어보기
        </Link>
      }
    >
      <Said lines={[withJosa(company.name, '이/가'), '합의서를 거뒀어요']}>
        {withdrawn && `${spokenMoment(withdrawn.at)}에 거뒀어요.`}
        {said}
      </Said>
      <GreySlip pact={pact} />
      {withdrawn?.words && (
        <Card>
          <Words by={`${withJosa(withdrawn.by, '이/가')} 남긴 이유`}>{withdrawn.words}</Words>
        </Card>
      )}
      <WholeDocument pact={pact} />
    </PactPage>
  )
}
