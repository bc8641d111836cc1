import { Cup } from '@coffeeattack/ui/Cup'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { BottomCta } from '../../layout/BottomCta.tsx'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { KakaoButton } from './parts/KakaoButton.tsx'
import { StepTitle } from './parts/StepTitle.tsx'

/** The messenger's button, and the quieter way by phone (AUTH-10). */
export function LoginScreen({ from }: { from: string | undefined }) {
  return (
    <Page
      header={<Header backTo={paths.home()} />}
      bottom={
        <BottomCta>
          <KakaoButton from={from} />
          <Link to={paths.legacyLogin(from)} className={`${textLinkLook} mt-1 w-full`}>
            휴대전화 번호로 로그인
          </Link>
        </BottomCta>
      }
    >
      <StepTitle lines={['로그인하고', '연봉 제안을 받아요']}>
        카카오로 3초면 돼요. 이름과 연락처는 내가 고른 회사에만 공개돼요.
      </StepTitle>
      <div className="grid flex-1 place-items-center overflow-hidden py-6">
        <Cup size={300} />
      </div>
    </Page>
  )
}
