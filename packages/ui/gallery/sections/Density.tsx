import { DensityCurve } from '../../src/DensityCurve.tsx'
import { Box } from '../Box.tsx'

export const people = Array.from({ length: 60 }, (_, i) => {
  const at = 3100 + i * 95
  const spread = at < 5300 ? 900 : 1450
  return { at, density: Math.exp(-(((at - 5300) / spread) ** 2) / 2) }
})
const ticks = [4000, 5000, 6000, 7000, 8000].map((at) => ({ at, label: `${at / 1000},000` }))

export function Density() {
  return (
    <Box title="연봉의 자리">
      <DensityCurve
        points={people}
        now={{ at: 5200, label: '지금' }}
        expected={{ at: 6180, label: '예상 · 상위 24%' }}
        hope={{ at: 6500, label: '희망' }}
        raise="+980"
        ticks={ticks}
        label="같은 일을 하는 사람들 가운데 지금 5,200만 원, 예상 6,180만 원으로 상위 24퍼센트예요"
      />
    </Box>
  )
}
