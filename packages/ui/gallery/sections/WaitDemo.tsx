import { useState } from 'react'
import { Button } from '../../src/Button.tsx'
import { WaitButton } from '../../src/WaitButton.tsx'
import { Box } from '../Box.tsx'

export function WaitDemo() {
  const [round, setRound] = useState(0)
  return (
    <Box title="기다리는 버튼">
      <div className="grid gap-2">
        <WaitButton key={round}>인증을 완료했어요</WaitButton>
        <Button kind="weak" size="sm" onClick={() => setRound(round + 1)}>
          3초 다시 세기
        </Button>
      </div>
    </Box>
  )
}
