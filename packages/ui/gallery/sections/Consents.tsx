import { useState } from 'react'
import { Button } from '../../src/Button.tsx'
import { requiredAgreed, type ConsentItem } from '../../src/consent.tsx'
import { ConsentGroup } from '../../src/ConsentGroup.tsx'
import { toast } from '../../src/toast.tsx'
import { Box } from '../Box.tsx'

const items: ConsentItem[] = [
  { id: 'privacy', label: '개인정보 수집·이용', required: true },
  { id: 'third', label: '제3자 정보 제공', required: true },
  { id: 'news', label: '혜택 알림 받기', required: false },
]

export function Consents() {
  const [checked, setChecked] = useState(['privacy', 'third'])
  return (
    <Box title="동의">
      <ConsentGroup
        items={items}
        checked={checked}
        onChange={setChecked}
        onRead={() => toast('내용을 열었어요')}
      />
      <Button size="md" disabled={!requiredAgreed(items, checked)} className="mt-3">
        다음
      </Button>
    </Box>
  )
}
