import { rateText } from '@coffeeattack/domain/salary/format'
import type { Standing } from './queries.ts'
import { ShareResult } from './ShareResult.tsx'
import { StandingPage } from './StandingPage.tsx'
import { VerifyFirst } from './VerifyFirst.tsx'
import { riseLine, riseTitle } from './words.ts'
import { OwnPath } from './OwnPath.tsx'
import { privateMeta } from '../../seo.ts'

/** The path of the verified income, against people alike (PUB-7). */
export default function GraphScreen() {
  return <StandingPage>{(standing) => <Graph standing={standing} />}</StandingPage>
}

function Graph({ standing }: { standing: Standing }) {
  const { incomeItems, rise } = standing
  if (incomeItems.length === 0) {
    return (
      <VerifyFirst
        lines={['소득을 인증하면', '그래프가 그려져요']}
        about="인증한 해마다 한 칸씩, 연봉이 걸어온 길을 그려 드려요."
      />
    )
  }
  const [first, second] = riseTitle(rise)
  const line = riseLine(rise)
  return (
    <>
      <section className="px-5 pt-2 lg:px-7">
        <h1 className="text-h1">
          {first} <span className="block tnum">{second}</span>
        </h1>
        {line && <p className="mt-2 text-money-32 text-rise tnum">{line}</p>}
      </section>
      <OwnPath standing={standing} />
      {rise && (
        <div className="mt-auto px-5 pt-8 pb-safe-4 lg:px-7">
          <ShareResult
            kind="graph"
            choices={[
              { level: 'none', title: '숫자 없이', note: '내 그래프는 담기지 않아요' },
              {
                level: 'some',
                title: '오른 비율만',
                note: `${rateText(rise.rate)}와 그래프의 모양이 보여요`,
              },
              { level: 'amounts', title: '금액까지', note: '해마다 번 금액이 보여요' },
            ]}
          />
        </div>
      )}
    </>
  )
}

export const meta = () => privateMeta('내 연봉 그래프')
