import { useState } from 'react'
import { ConsentRow } from '../../src/ConsentRow.tsx'
import { toast } from '../../src/toast.tsx'
import { Box } from '../Box.tsx'

const items = [
  { label: '개인정보 수집·이용', required: true },
  { label: '제3자 정보 제공', required: true },
  { label: '혜택 알림 받기', required: false },
]

export function Consents() {
  const [agreed, setAgreed] = useState(['개인정보 수집·이용', '제3자 정보 제공'])
  return (
    <Box title="동의">
      {items.map(({ label, required }) => (
        <ConsentRow
          key={label}
          label={label}
          required={required}
          checked={agreed.includes(label)}
          onChange={({ target }) =>
            setAgreed(target.checked ? [...agreed, label] : agreed.filter((other) => other !== label))
          }
          onRead={() => toast('내용을 열었어요')}
        />
      ))}
    </Box>
  )
}
