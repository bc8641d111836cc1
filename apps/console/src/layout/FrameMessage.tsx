import { consolePaths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type FrameMessageProps = {
  title: string
  body: ReactNode
  /** Leads to the door. */
  link: string
  children?: ReactNode
}

/** One thing to know outside of the console's work, and the way back to its door. */
export function FrameMessage({ title, body, link, children }: FrameMessageProps) {
  return (
    <>
      <Cup size={168} />
      <h1 className="mt-7 text-h1">{title}</h1>
      <p className="mt-2 text-body text-balance text-ink-2">{body}</p>
      <Link to={consolePaths.signIn()} className={`${buttonLook({ size: 'md', wide: false })} mt-8`}>
        {link}
      </Link>
      {children}
    </>
  )
}
