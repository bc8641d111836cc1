import { encode } from 'uqr'

/** What the authenticator app has to be told, once: as a picture for its camera and as letters to type. */
export function AuthenticatorSetup({ secret, uri }: { secret: string; uri: string }) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={uri} />
      <p className="min-w-28 flex-1 text-label text-ink-3">
        그림을 찍을 수 없으면 설정 키를 입력해 주세요.
        <code className="mt-1 block text-body font-semibold break-all text-ink tnum select-all">
          {secret}
        </code>
      </p>
    </div>
  )
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    // Cameras want dark on light, whatever the theme.
    <svg viewBox={`0 0 ${size} ${size}`} className="size-40 shrink-0 rounded-field">
      <title>인증 앱 등록 그림</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#271b17" shapeRendering="crispEdges" />
    </svg>
  )
}
