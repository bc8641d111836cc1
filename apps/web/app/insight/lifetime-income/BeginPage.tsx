import { birthFrontOf } from '@coffeeattack/domain/verification/birth'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { Question } from '../../verification/Question.tsx'
import type { KnownPerson } from './known-person.ts'

type BeginPageProps = { person: KnownPerson; failed: boolean; onBegin: () => void }

/** Who is asked about: the account's own person, and nobody else. */
export function BeginPage({ person, failed, onBegin }: BeginPageProps) {
  return (
    <Page
      header={<Header backTo={paths.my()} />}
      bottom={
        <BottomCta>
          <Button onClick={onBegin}>{failed ? '다시 불러오기' : '소득 불러오기'}</Button>
        </BottomCta>
      }
    >
      <Question lines={['지금까지 번 소득을', '모아 볼까요?']}>
        국세청에서 최근 다섯 해를 먼저 불러오고, 다섯 해씩 더 거슬러 가요. 주민등록번호는 묻지 않아요.
      </Question>
      {failed && (
        <p className="mx-5 mt-5 rounded-field bg-surface-2 px-4 py-3 text-body-s text-ink-2">
          지난번에는 끝까지 불러오지 못했어요. 다시 불러오면 돼요.
        </p>
      )}
      <div className="mt-7 grid gap-5 px-5 pb-6">
        <TextField label="이름" readOnly value={person.name} />
        <TextField label="휴대전화 번호" readOnly value={phoneAsTyped(person.phone)} />
        <TextField label="생년월일" readOnly value={birthFrontOf(person.birthday)} />
      </div>
    </Page>
  )
}
