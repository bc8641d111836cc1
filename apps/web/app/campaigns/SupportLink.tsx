import { paths } from '@coffeeattack/contract/pages'
import { Link, useLocation } from 'react-router'
import { useOutsideLinks } from './outside-links.ts'

/** Customer support: the messenger channel where one is configured, else our contact page (MSG-2). */
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
