import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Check } from '@coffeeattack/ui/icons/Check'
import { toast } from '@coffeeattack/ui/toast'
import { privateMeta } from '../seo.ts'
import { downloadExport } from './download-export.ts'
import { SettingsPage } from './SettingsPage.tsx'

export const meta = () => privateMeta('내 정보 내려받기')

const contents = [
  '이름, 연락처, 생년월일과 설정',
  '인증한 경력과 소득, 입력한 연봉과 평생 소득',
  '학력, 올린 파일 목록, 관심 회사와 숨긴 회사',
  '받은 어택과 커피챗, 주고받은 메시지',
  '설문과 문의 내용',
  '동의 내역, 로그인한 기기, 내 프로필을 본 기록',
  '받은 알림, 인증 기록, 남긴 글과 방문 경로',
] as const

/** All data held about the person, as one file (TRUST-6). */
export default function ExportScreen() {
  const download = useCall(downloadExport, {
    onDone: () => toast('파일을 내려받았어요', { kind: 'done' }),
  })
  return (
    <SettingsPage
      lines={['내 정보를', '한 파일로 받아요']}
      lead="가지고 있는 모든 정보를 JSON 파일로 드려요."
      cta={
        <Button busy={download.busy && '정보를 모으는 중'} onClick={() => void download.run()}>
          JSON 파일 내려받기
        </Button>
      }
    >
      <Card title="담기는 것">
        <ul className="mt-2.5 flex flex-col gap-2">
          {contents.map((line) => (
            <li key={line} className="flex items-start gap-2.5 text-body-s text-ink-2">
              <Check size={18} className="mt-0.5 shrink-0 text-success" />
              {line}
            </li>
          ))}
        </ul>
      </Card>
      <p className="px-1 text-label text-pretty text-ink-3">
        연락처와 소득이 들어 있어요. 여럿이 쓰는 기기에서는 받은 뒤에 파일을 지워 주세요.
      </p>
    </SettingsPage>
  )
}
