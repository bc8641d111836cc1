import { deadlineText } from '@coffeeattack/domain/offers/deadline'
import { versionName } from '@coffeeattack/domain/pacts/state'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { SlipRow } from '@coffeeattack/ui/Slip'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { Page } from '../../layout/Page.tsx'
import { Question } from '../../verification/Question.tsx'
import { endOf, newestOf, type Pact } from '../queries.ts'
import { wholeDay } from '../words.ts'
import { useSign } from './use-signing.ts'
import { CloseHeader } from './WaitingView.tsx'

type FailedViewProps = { pact: Pact; signing: NonNullable<Pact['signing']>; onClose: () => void }

/** Nothing was signed: why, that the version is as it was, and the way to another request (PACT-4). */
export function FailedView({ pact, signing, onClose }: FailedViewProps) {
  const version = newestOf(pact)
  const { number, terms } = version
  const sign = useSign(pact)
  const { title, body } = signing.problem ?? problems[signing.state]
  return (
    <Page
      header={<CloseHeader onClose={onClose} />}
      cta={
        <>
          <TextLink wide onClick={onClose} className="mb-1">
            나중에 할게요
          </TextLink>
          <Button busy={sign.busy && '요청하는 중'} onClick={() => void sign.run()}>
            서명 다시 요청하기
          </Button>
        </>
      }
    >
      <Question lines={[title]}>{body}</Question>
      <div className="px-5 pt-7">
        <Card ground="fill" title={`${withJosa(versionName(number), '은/는')} 그대로 있어요`}>
          <dl className="mt-2">
            <SlipRow label="연봉">{moneyText(terms.base)}</SlipRow>
            <SlipRow label="시작일">{wholeDay(terms.startsOn)}</SlipRow>
            <SlipRow label="서명하는 사람">{pact.parties.person.name}</SlipRow>
          </dl>
          <p className="mt-2.5 text-caption text-ink-3 tnum">
            {deadlineText(new Date(endOf(version)))} 서명할 수 있어요.
          </p>
        </Card>
      </div>
    </Page>
  )
}

const NOTHING = '아직 아무것도 서명되지 않았어요.'

/** Where the server names no problem of its own. */
const problems = {
  ASKED: { title: '서명을 기다리고 있어요', body: NOTHING },
  SIGNED: { title: '서명을 확인하고 있어요', body: '잠시만 기다려 주세요.' },
  REFUSED: { title: '서명하지 않기로 했어요', body: `카카오톡에서 요청을 거절했어요. ${NOTHING}` },
  EXPIRED: { title: '서명할 시간이 지났어요', body: `5분 안에 답이 없어서 요청을 닫았어요. ${NOTHING}` },
  FAILED: { title: '서명하지 못했어요', body: `서명을 확인하지 못했어요. ${NOTHING}` },
} as const
