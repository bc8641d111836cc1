import { CompletenessRing } from '../../src/CompletenessRing.tsx'
import { CountUp } from '../../src/CountUp.tsx'
import { IncreaseBar } from '../../src/IncreaseBar.tsx'
import { Box } from '../Box.tsx'

const won = (n: number) => `최대 +${String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',')}만 원`
const rate = (n: number) => `${n.toFixed(1)}%`
const flags = (done: number) => Array.from({ length: 6 }, (_, i) => i < done)

export function Bars() {
  return (
    <Box title="연봉 상승 막대">
      <div className="grid gap-3.5">
        <IncreaseBar
          now={5200}
          min={6300}
          max={6800}
          label="지금 5,200만 원에서 최대 6,800만 원으로"
          raise={<CountUp value={1600} format={won} />}
          rate={<CountUp value={30.8} format={rate} />}
        />
        <IncreaseBar
          now={5200}
          min={5000}
          max={5200}
          label="지금과 비슷한 연봉"
          raise="지금과 비슷해요"
          rate="협의"
          flatNote="연봉은 커피챗에서 함께 정해요"
        />
      </div>
    </Box>
  )
}

export function Rings() {
  return (
    <Box title="완성도">
      <div className="flex items-center justify-between gap-2">
        <CompletenessRing flags={flags(1)} percent={16} label="프로필 완성도 16퍼센트" />
        <CompletenessRing flags={flags(4)} percent={64} label="프로필 완성도 64퍼센트" />
        <CompletenessRing flags={flags(6)} percent={100} label="프로필 완성도 100퍼센트" />
      </div>
    </Box>
  )
}
