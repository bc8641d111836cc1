import type { NoPasskey } from './passkey.ts'

const hints: Readonly<Record<NoPasskey, string>> = {
  stopped: '패스키 창을 닫았어요. 준비되면 다시 눌러 주세요.',
  'already-there': '이 기기에는 이미 등록한 패스키가 있어요.',
}

/** A dialog that was closed is no mistake: a quiet line, and everything stays as it was. */
export function NoPasskeyHint({ why }: { why: NoPasskey | undefined }) {
  return <output className="mt-2 block text-label text-ink-3 empty:hidden">{why && hints[why]}</output>
}
