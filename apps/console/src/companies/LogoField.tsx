import { useCall } from '@coffeeattack/kit/useCall'
import { FilePick } from '@coffeeattack/ui/FilePick'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Logo } from '@coffeeattack/ui/Logo'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'

const MAX_BYTES = 512 * 1024
const types: Readonly<Record<string, 'png' | 'jpg'>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

type LogoFieldProps<Saved> = {
  name: string
  logo: string | null
  send: (body: { fileType: 'png' | 'jpg'; bytes: string }) => Promise<Saved>
  remove?: () => Promise<Saved>
  onDone: (saved: Saved) => void
}

/** Saves the logo as soon as it is picked; the other fields wait for the button. */
export function LogoField<Saved>({ name, logo, send, remove, onDone }: LogoFieldProps<Saved>) {
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useCall(
    async (file: File) => send({ fileType: types[file.type] ?? 'png', bytes: await base64Of(file) }),
    {
      onDone(saved) {
        onDone(saved)
        toast('로고를 바꿨어요', { kind: 'done' })
      },
    },
  )
  const removal = useCall(async () => remove?.(), { onDone: (saved) => saved && onDone(saved) })

  function pick(file: File) {
    const wrong = !types[file.type]
      ? 'PNG나 JPG 그림을 골라 주세요'
      : file.size > MAX_BYTES
        ? '512KB 이하의 그림만 올릴 수 있어요'
        : null
    setProblem(wrong)
    if (!wrong) void upload.run(file)
  }
  return (
    <div className="flex items-center gap-3.5">
      <Logo name={name} src={logo} size={64} />
      <div className="min-w-0 flex-1">
        <FilePick
          title={upload.busy ? '올리는 중' : '로고 올리기'}
          note="PNG, JPG · 512KB까지"
          accept=".png,.jpg,.jpeg"
          disabled={upload.busy}
          onPick={pick}
          error={problem}
        />
      </div>
      {logo && remove && (
        <IconButton label="로고 지우기" disabled={removal.busy} onClick={() => void removal.run()}>
          <Trash size={20} />
        </IconButton>
      )}
    </div>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
