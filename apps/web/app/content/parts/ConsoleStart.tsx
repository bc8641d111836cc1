import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { paths } from '../../paths.ts'

/** A company's way in: the console for whoever has an account, a word to us for the others. */
export function ConsoleStart() {
  return (
    <div className="flex flex-col gap-2">
      <a href="/console/" className={buttonLook()}>
        채용 콘솔 열기
      </a>
      <a href={paths.ask(paths.business())} className={buttonLook({ kind: 'weak' })}>
        도입 문의하기
      </a>
    </div>
  )
}
