import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { PART_YEAR_NOTE } from '@coffeeattack/domain/salary/full-year'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { NotYet } from './NotYet.tsx'
import type { Standing } from './queries.ts'
import { StandingPage } from './StandingPage.tsx'
import { VerifyFirst } from './VerifyFirst.tsx'
import { Guess } from './Guess.tsx'
import { Reveal } from './Reveal.tsx'
import { privateMeta } from '../../seo.ts'

/** Where the verified income stands: guess first, then see (PUB-7). */
export default function SecretScreen() {
  return <StandingPage>{(standing) => <Secret standing={standing} />}</StandingPage>
}

function Secret({ standing: { income, incomeItems, place } }: { standing: Standing }) {
  const [guess, setGuess] = useState<number | null>(null)
  if (income === null) {
    return incomeItems.length > 0 ? (
      <VerifyFirst lines={['한 해를 채운 소득이', '아직 없어요']} about={PART_YEAR_NOTE} />
    ) : (
      <VerifyFirst
        lines={['소득을 인증하면', '내 자리가 보여요']}
        about="인증한 소득이 비슷한 사람들 사이 어디쯤인지 나만 확인해요."
      />
    )
  }
  if (!place) {
    return (
      <NotYet
        lines={['아직 견줄 수 있는', '사람이 모자라요']}
        about={`같은 직무에 소득을 인증한 사람이 ${MIN_PEOPLE}명 모이면 자리를 보여 드려요.`}
        action={{ label: '내 연봉 그래프 보기', to: paths.myGraph() }}
      />
    )
  }
  return guess === null ? (
    <Guess income={income} group={place.peerGroup} onGuess={setGuess} />
  ) : (
    <Reveal income={income} place={place} guess={guess} onAgain={() => setGuess(null)} />
  )
}

export const meta = () => privateMeta('내 소득의 자리')
