import { paths } from '@coffeeattack/contract/pages'
import { Link, useLocation } from 'react-router'
import { useOutsideLinks } from './outside-links.ts'

/** To the customer centre: its channel in the messenger where there is one, else our page for questions (MSG-2). */
export function SupportLink({ className, children }: { className: string; children: string }) {
  const { kakaoChannel } = useOutsideLinks()
  const here = useLocation().pathname
  return kakaoChannel ? (
    <a href={kakaoChannel} rel="noopener" className={className}>
      {children}
    </a>
  ) : (
    <Link to={paths.ask(here)} className={className}>
      {children}
    </Link>
  )
}
