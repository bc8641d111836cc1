import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Link, useLocation } from 'react-router'
import { FailureView } from '../../../failure/FailureView.tsx'
import { Header } from '../../../layout/Header.tsx'
import { paths } from '../../../paths.ts'

/** Not there, or not this person's (MSG-2). */
export function RoomUnavailable() {
  const { title, body, button } = catalogue.MESSAGE_UNAVAILABLE
  return (
    <>
      <Header backTo={paths.messages()} />
      <FailureView title={title} about={body}>
        <Link to={paths.ask(useLocation().pathname)} className={buttonLook({ size: 'md', wide: false })}>
          {button}
        </Link>
      </FailureView>
    </>
  )
}
