import { CompletenessRing } from '../../src/CompletenessRing.tsx'
import { Box } from '../Box.tsx'

const flags = (done: number) => Array.from({ length: 6 }, (_, i) => i < done)

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
