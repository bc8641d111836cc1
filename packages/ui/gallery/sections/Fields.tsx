import { useState } from 'react'
import { MoneyField } from '../../src/MoneyField.tsx'
import { SelectField } from '../../src/SelectField.tsx'
import { TextField } from '../../src/TextField.tsx'
import { Link } from '../../src/icons/Link.tsx'
import { Box } from '../Box.tsx'

export function Fields() {
  const [phone, setPhone] = useState('010-0000-2')
  const [money, setMoney] = useState('6,500')
  return (
    <Box title="입력">
      <div className="grid gap-3.5">
        <TextField
          label="이름"
          placeholder="주민등록증에 적힌 이름"
          autoComplete="name"
          format={withoutSpaces}
        />
        <TextField
          label="휴대전화 번호"
          inputMode="tel"
          maxLength={13}
          format={phoneFormat}
          value={phone}
          onValueChange={setPhone}
        />
        <TextField
          label="생년월일"
          inputMode="numeric"
          defaultValue="19951340"
          error="정확한 생년월일을 입력해 주세요."
        />
        <MoneyField label="희망 연봉" value={money} onValueChange={setMoney} maxLength={7} />
        <TextField label="인증된 이름" value="한지우" readOnly />
      </div>
    </Box>
  )
}

export function MoreFields() {
  return (
    <Box title="입력의 다른 상태">
      <div className="grid gap-3.5">
        <TextField
          label="키워드 추가"
          leading="#"
          maxLength={15}
          counter
          defaultValue="결제화면개편"
          helper="15자까지 쓸 수 있어요"
        />
        <TextField
          label="이력서 링크"
          hideLabel
          leading={<Link size={20} />}
          placeholder="이력서 링크를 붙여 넣어 주세요"
        />
        <TextField label="이메일" defaultValue="jiwoo@example.com" success="확인했어요" />
        <TextField label="막힌 입력" disabled value="고칠 수 없어요" />
        <SelectField label="학위" defaultValue="학사">
          <option>전문학사</option>
          <option>학사</option>
          <option>석사</option>
        </SelectField>
      </div>
    </Box>
  )
}

function phoneFormat(raw: string): string {
  const d = raw.replace(/\D/g, '').slice(0, 11)
  return [d.slice(0, 3), d.slice(3, 7), d.slice(7)].filter(Boolean).join('-')
}

function withoutSpaces(raw: string): string {
  return raw.replace(/\s/g, '')
}
