import { BRAND } from '@coffeeattack/domain/brand'
import { Button } from '@coffeeattack/ui/Button'
import { Copy } from '@coffeeattack/ui/icons/Copy'
import { Document } from '@coffeeattack/ui/icons/Document'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { saveText } from '../operators/audit/save-text.ts'

/** The recovery codes, shown once, with two ways to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  async function copy() {
    await navigator.clipboard.writeText(text)
    toast('복구 코드를 복사했어요', { kind: 'done', ms: TOAST_MS.copied })
  }
  const save = () =>
    saveText('coffee-attack-recovery-codes.txt', `${BRAND.ko} 채용 콘솔 복구 코드\n\n${text}\n`, 'text/plain')
  return (
    <>
      <ul
        aria-label="복구 코드"
        className="grid grid-cols-2 gap-x-3 gap-y-2.5 rounded-field bg-surface px-4 py-4 inset-ring inset-ring-line-2 text-center"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-body-s font-semibold whitespace-nowrap text-ink tnum select-all">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        <Button kind="line" size="sm" wide onClick={() => void copy()}>
          <Copy size={17} />
          복사하기
        </Button>
        <Button kind="line" size="sm" wide onClick={save}>
          <Document size={17} />
          파일로 받기
        </Button>
      </div>
    </>
  )
}
