import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Cup } from '@coffeeattack/ui/Cup'
import { Link } from 'react-router'

type NotYetProps = {
  lines: readonly [string, string]
  about: string
  action?: { label: string; to: string } | undefined
}

/** There is nothing to draw yet: why, and what brings it. */
export function NotYet({ lines: [first, second], about, action }: NotYetProps) {
  return (
    <section className="m-auto flex flex-col items-center px-5 py-10 text-center">
      <Cup size={148} />
      <h1 className="mt-6 text-h1">
        {first} <span className="block">{second}</span>
      </h1>
      <p className="mt-2 max-w-80 text-body text-balance text-ink-2">{about}</p>
      {action && (
        <Link to={action.to} className={`${buttonLook({ size: 'md', wide: false })} mt-6`}>
          {action.label}
        </Link>
      )}
    </section>
  )
}
