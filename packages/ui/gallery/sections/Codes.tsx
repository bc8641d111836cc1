import { useState } from 'react'
import { OtpField } from '../../src/OtpField.tsx'
import { TextLink } from '../../src/TextLink.tsx'
import { Box } from '../Box.tsx'

export function Codes() {
  const [code, setCode] = useState('417')
  const [sent, setSent] = useState<string[]>([])
  const [wrong, setWrong] = useState('417902')
  const [cleared, setCleared] = useState('')
  return (
    <Box title="인증번호">
      <div className="grid gap-3">
        <OtpField
          label="인증번호"
          hideLabel
          value={code}
          onValueChange={setCode}
          onComplete={(value) => setSent([...sent, value])}
          timer={
            <>
              남은 시간 <b className="text-ink tnum">4:37</b>
            </>
          }
          action={<TextLink size="sm">다시 받기</TextLink>}
        />
        <output className="text-caption text-ink-3">
          보낸 횟수 {sent.length} {sent.at(-1)}
        </output>
        <OtpField
          label="틀린 인증번호"
          hideLabel
          value={wrong}
          onValueChange={setWrong}
          error="올바르지 않은 인증번호입니다. 인증번호를 확인해주세요."
        />
        <OtpField
          label="만료된 인증번호"
          hideLabel
          value={cleared}
          onValueChange={setCleared}
          error="인증번호가 만료되었어요. 인증번호를 다시 받아 주세요."
        />
      </div>
    </Box>
  )
}
