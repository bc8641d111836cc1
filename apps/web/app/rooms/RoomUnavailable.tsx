import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { FailureView } from '../layout/failure/FailureView.tsx'
import { Header } from '../layout/Header.tsx'
import { SupportLink } from '../campaigns/SupportLink.tsx'
import { useOutsideLinks } from '../campaigns/use-outside-links.ts'
import { paths } from '../paths.ts'

/** Not there, or not this person's (MSG-2). KakaoTalk is spoken of only where the customer centre is there. */
export function RoomUnavailable() {
  const { title, body, button } = catalogue.MESSAGE_UNAVAILABLE
  const { kakaoChannel } = useOutsideLinks()
  return (
    <>
      <Header backTo={paths.messages()} />
      <FailureView title={title} about={kakaoChannel ? '카카오톡 고객센터로 문의해 주세요.' : body}>
        <SupportLink className={buttonLook({ size: 'md', wide: false })}>{button}</SupportLink>
      </FailureView>
    </>
  )
}
