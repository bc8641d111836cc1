import { useState } from 'react'
import { Combobox } from '../../src/Combobox.tsx'
import { Check } from '../../src/icons/Check.tsx'
import { Link } from '../../src/icons/Link.tsx'
import { Search } from '../../src/icons/Search.tsx'
import { MoneyField } from '../../src/MoneyField.tsx'
import { OtpField } from '../../src/OtpField.tsx'
import { SelectField } from '../../src/SelectField.tsx'
import { TextArea } from '../../src/TextArea.tsx'
import { TextField } from '../../src/TextField.tsx'
import { TextLink } from '../../src/TextLink.tsx'
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

const companies = ['노을클라우드', '온결헬스', '반달랩스', '새벽공방']

export function Comboboxes() {
  const [school, setSchool] = useState('')
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<readonly string[]>(['온결헬스'])
  const found = companies.filter((name) => typed !== '' && name.includes(typed))
  return (
    <Box title="찾아서 고르기">
      <div className="grid gap-3.5">
        <Combobox
          label="학교"
          leading={<Search size={20} />}
          value={school}
          onValueChange={setSchool}
          list="찾은 학교"
          options={school === '' ? [] : ['서울달빛대학교', '달빛바리스타학교']}
          keyOf={(name) => name}
          onChoose={setSchool}
          over
        >
          {(name) => name}
        </Combobox>
        <Combobox
          label="회사"
          value={typed}
          onValueChange={setTyped}
          list="찾은 회사"
          options={typed === '' ? companies : found}
          keyOf={(name) => name}
          isTaken={(name) => taken.includes(name)}
          takesFirst={typed !== ''}
          onChoose={(name) => setTaken([...taken, name])}
          nothing="찾는 회사가 없어요"
        >
          {(name) => (
            <>
              <span className="flex-1">{name}</span>
              {taken.includes(name) && <Check size={18} />}
            </>
          )}
        </Combobox>
      </div>
    </Box>
  )
}

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

export function Areas() {
  return (
    <Box title="긴 글">
      <div className="grid gap-3.5">
        <TextArea
          label="한 일"
          limit={2000}
          placeholder="50자 넘게 쓰면 제안이 더 와요"
          atLimit="2,000자까지 작성 가능해요"
          success="50자를 넘었어요. 제안이 더 잘 와요"
          defaultValue="정기결제 화면을 다시 설계해 결제 전환율을 12%p 올렸어요."
        />
        <TextArea
          label="가득 찬 글"
          limit={12}
          atLimit="12자까지 작성 가능해요"
          defaultValue="열두 자를 다 채웠어요"
        />
      </div>
    </Box>
  )
}
