import { paths } from '@coffeeattack/contract/pages'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Card } from '@coffeeattack/ui/Card'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { ask } from '@coffeeattack/ui/ask'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { DeadlineBand } from '../offers/DeadlineBand.tsx'
import { pactApi } from './api.ts'
import { PactPage, Said } from './PactPage.tsx'
import { endOf, newestOf, type Pact, usePactCall } from './queries.ts'
import { Signatures } from './Signatures.tsx'
import { wholeDay } from './words.ts'

const DeclineSheet = lazy(() => import('./answers/DeclineSheet.tsx'))

/** The person has signed and the company has not: the signature may still be taken back (PACT-4). */
export function MineView({ pact }: { pact: Pact }) {
  const version = newestOf(pact)
  const { terms } = version
  const [isDeclining, setDeclining] = useState<boolean | null>(null)
  const takeBack = usePactCall(pact.id, () =>
    pactApi('DELETE /users/pacts/:id/signature', { params: { id: pact.id } }),
  )

  async function askAndTakeBack() {
    const answer = await ask({
      title: '서명을 거둘까요?',
      description: '합의서는 그대로 있고, 기한 안에 다시 서명할 수 있어요. 회사에도 알려요.',
      confirm: '서명 거두기',
      cancel: '그대로 두기',
    })
    if (answer === 'confirm') await takeBack.run()
  }
  return (
    <PactPage
      pact={pact}
      band={<DeadlineBand expiredAt={endOf(version)} />}
      cta={
        <>
          <Link to={paths.pact(pact.id, 'read')} className={`${buttonLook({ kind: 'weak' })} bg-surface!`}>
            합의서 다시 읽기
          </Link>
          <div className="-mb-2.5 grid grid-cols-2 gap-2">
            <TextLink wide disabled={takeBack.busy} onClick={() => void askAndTakeBack()}>
              서명 거두기
            </TextLink>
            <TextLink wide disabled={takeBack.busy} onClick={() => setDeclining(true)}>
              함께하지 않을게요
            </TextLink>
          </div>
          <Suspense>
            {isDeclining !== null && (
              <DeclineSheet pact={pact} open={isDeclining} onOpenChange={setDeclining} />
            )}
          </Suspense>
        </>
      }
    >
      <Said lines={['서명했어요.', '이제 회사 차례예요']}>
        {withJosa(`${pact.parties.signer.name} 님`, '이/가')} 서명하면 합의서를 봉인해서 드려요.
      </Said>
      <Signatures pact={pact} />
      <Card>
        <dl>
          <SlipRow label="연봉">{moneyText(terms.base)}</SlipRow>
          <SlipRow label="시작일">{wholeDay(terms.startsOn)}</SlipRow>
        </dl>
        <p className="mt-2.5 text-caption text-ink-3">
          회사가 서명하기 전까지는 서명을 거둘 수 있어요. 회사가 내용을 바꾸면 이 서명은 없던 일이 돼요.
        </p>
      </Card>
    </PactPage>
  )
}
