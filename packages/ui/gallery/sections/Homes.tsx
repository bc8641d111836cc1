import { CountdownBadge } from '../../src/CountdownBadge.tsx'
import { CountUp } from '../../src/CountUp.tsx'
import { HomeCard } from '../../src/HomeCard.tsx'
import { IncreaseBar } from '../../src/IncreaseBar.tsx'
import { Logo } from '../../src/Logo.tsx'
import { Money } from '../../src/Money.tsx'
import { Box } from '../Box.tsx'
import { linkTo } from '../linkTo.tsx'
import { marks } from '../marks.tsx'

export function DaysHome() {
  return (
    <Box title="홈 카드: 며칠 남음">
      <HomeCard
        logo={<Logo name="온결헬스" src={marks.ongyeol} />}
        title="온결헬스"
        subtitle="웹 프론트엔드 리드"
        badge={<CountdownBadge kind="inverse">3일 남았어요</CountdownBadge>}
        money={<Money size={32} amount="7,000" label="칠천만 원" />}
        go="제안 확인하기"
        until="11월 18일 (수)까지"
        render={linkTo('#home')}
      />
    </Box>
  )
}

export function DeadlineHome() {
  return (
    <Box title="홈 카드: 마감">
      <HomeCard
        logo={<Logo name="노을클라우드" src={marks.noeul} />}
        title="노을클라우드"
        subtitle="프론트엔드 개발자"
        badge={<CountdownBadge kind="inverse">오늘 마감</CountdownBadge>}
        money={<Money size={32} amount="6,300" to="6,800" label="육천삼백만 원에서 육천팔백만 원" />}
        bar={
          <IncreaseBar
            tone="shot"
            height={14}
            now={5200}
            min={6300}
            max={6800}
            label="지금 5,200만 원에서 최대 6,800만 원으로"
            from="지금보다 최대"
            to={
              <b className="text-body font-bold text-rise-on-shot">
                <CountUp value={1600} format={(n) => `+${Math.round(n).toLocaleString('en')}만 원 · 30.8%`} />
              </b>
            }
          />
        }
        go="제안 확인하기"
        time="05:12:38"
        render={linkTo('#home')}
      />
    </Box>
  )
}
