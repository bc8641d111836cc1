import { useState } from 'react'
import { ask } from '../../src/ask.tsx'
import { FilePick } from '../../src/FilePick.tsx'
import { FileRow } from '../../src/FileRow.tsx'
import { KakaoBubble } from '../../src/icons/KakaoBubble.tsx'
import { OptionRow } from '../../src/OptionRow.tsx'
import { PlaceLine } from '../../src/PlaceLine.tsx'
import { Segmented } from '../../src/Segmented.tsx'
import { SelectRow } from '../../src/SelectRow.tsx'
import { Switch } from '../../src/Switch.tsx'
import { toast } from '../../src/toast.tsx'
import { Box } from '../Box.tsx'

export function Rows() {
  return (
    <Box title="선택 행과 파일">
      <div className="grid gap-2.5">
        <SelectRow label="직무" value="프론트엔드 개발자" />
        <SelectRow label="전공" placeholder="전공을 골라 주세요" />
        <OptionRow type="radio" name="row-app" title="카카오톡 인증서" defaultChecked />
        <FileRow
          type="PDF"
          name="한지우_프론트엔드_이력서_2025.pdf"
          size="2.4MB"
          onRemove={() => void removeFile()}
        />
        <FileRow type="PNG" name="포트폴리오.png" uploading={62} onRemove={() => {}} />
        <PlaceLine text="서울 성동구 연무장길 7, 2층" href={null} />
        <PlaceLine text="meet.example.com" href="https://meet.example.com/abc" note="화상으로 만나요" />
      </div>
    </Box>
  )
}

export function MoreRows() {
  return (
    <Box title="고르기의 다른 상태">
      <div className="grid gap-2.5">
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">인증 앱</legend>
          <OptionRow
            type="radio"
            kind="fill"
            name="app"
            title="카카오톡 인증서"
            note="카카오톡 지갑으로 3초"
            leading={
              <span className="grid size-12 place-items-center rounded-field bg-kakao text-on-kakao">
                <KakaoBubble size={26} />
              </span>
            }
          />
          <OptionRow
            type="radio"
            kind="fill"
            name="app"
            title="PASS 인증서"
            note="통신사 PASS 앱으로"
            defaultChecked
          />
        </fieldset>
        <OptionRow type="checkbox" title="온결헬스" note="웹 프론트엔드 리드" defaultChecked />
        <OptionRow type="checkbox" title="세모상점" note="고를 수 없어요" disabled />
        <Segmented
          label="쓰고 있는 통신사"
          options={[
            { value: '0', label: 'SKT' },
            { value: '1', label: 'KT' },
            { value: '2', label: 'LG U+' },
          ]}
          {...useChoice('1')}
        />
        <div className="flex items-center justify-between">
          <span className="text-body font-semibold">어택 받기</span>
          <Switch label="어택 받기" defaultChecked />
        </div>
        <div className="flex items-center justify-between">
          <span className="text-body font-semibold">밤에는 알림 쉬기</span>
          <Switch label="밤에는 알림 쉬기" />
        </div>
      </div>
    </Box>
  )
}

export function Files() {
  return (
    <Box title="파일의 다른 상태">
      <div className="grid gap-2.5">
        <FilePick note="PDF, PNG, JPG · 20MB까지" onPick={(file) => toast(`${file.name}을 골랐어요`)} />
        <FilePick
          note="PDF, PNG, JPG · 20MB까지"
          onPick={() => {}}
          error="최대 20MB 이하의 파일만 등록 가능합니다."
        />
        <FileRow
          type="JPG"
          name="증명사진.jpg"
          size="1.1MB"
          error="올리지 못했어요."
          onRetry={() => {}}
          onRemove={() => {}}
        />
      </div>
    </Box>
  )
}

function useChoice(start: string) {
  const [value, onValueChange] = useState(start)
  return { value, onValueChange }
}

async function removeFile() {
  const answer = await ask({
    title: '파일을 지울까요?',
    description: '지우면 되돌릴 수 없어요.',
    confirm: '지우기',
    cancel: '그대로 두기',
    danger: true,
  })
  if (answer === 'confirm') toast('파일을 지웠어요')
}
