import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import type { Letter } from '@coffeeattack/domain/notifications/mail'
import type { Settings } from '../../../settings.ts'

/** The sender, shown at the end of every mail. */
export type Sender = Pick<Settings, 'appOrigin' | 'company'>

function footOf({ appOrigin, company }: Sender): string[] {
  const { name, representative, businessNumber, address, phone, email } = company
  return [
    `${name} · 대표 ${representative} · 사업자등록번호 ${businessNumber}`,
    `${address} · ${phone} · ${email}`,
    `보내기만 하는 주소예요. 궁금한 점은 ${appOrigin}${paths.ask()} 에 남겨 주세요.`,
  ]
}

/** The plain-text part, with the same content as the HTML part. */
export function writeLetter(letter: Letter, sender: Sender): string {
  const { heading, paragraphs, links = [], button, notes = [] } = letter
  const led = paragraphs.map((text, place) => [text, links[place]].filter(Boolean).join('\n'))
  const link = button ? [`${button.label}:\n${button.link}`] : []
  return [heading, ...led, ...link, ...notes, `-- \n${footOf(sender).join('\n')}`].join('\n\n')
}

/**
 * Colours as values, because mails cannot load our stylesheet. Mail clients with a dark mode get dark colours by class.
 * Tables and inline styles are what all clients support.
 */
const DARK = `
@media (prefers-color-scheme: dark) {
  .canvas { background: #140c0a !important; }
  .sheet { background: #231915 !important; }
  .ink { color: #f6f3f0 !important; }
  .ink-2 { color: #ddd6d2 !important; }
  .ink-3 { color: #b7ada8 !important; }
  .line { border-color: #51443e !important; }
  .press { background: #f6f3f0 !important; color: #2c1812 !important; }
}`
const FONT = `font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',system-ui,sans-serif;`
const WRAP = 'word-break:keep-all;overflow-wrap:anywhere;'
const BUTTON =
  'display:inline-block;padding:15px 28px;border-radius:14px;background:#2c1812;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none;'

export function drawLetter(letter: Letter, sender: Sender): string {
  const { subject, heading, paragraphs, links = [], button, notes = [] } = letter
  const lines = (text: string) => escaped(text).replaceAll('\n', '<br>')
  const body = paragraphs.map((text, place) => {
    const to = links[place]
    const inside = to
      ? `<a class="ink-2" href="${escaped(to)}" style="color:#50433e;">${lines(text)}</a>`
      : lines(text)
    return `<p class="ink-2" style="margin:0 0 14px;font-size:16px;line-height:1.65;color:#50433e;">${inside}</p>`
  })
  const press = button
    ? `<p style="margin:26px 0 10px;"><a class="press" href="${escaped(button.link)}" style="${BUTTON}">${escaped(button.label)}</a></p>
<p class="ink-3" style="margin:0 0 4px;font-size:13px;line-height:1.6;color:#6b5f5a;">버튼이 눌리지 않으면 이 주소를 열어 주세요:<br><a class="ink-3" href="${escaped(button.link)}" style="color:#6b5f5a;">${escaped(button.link)}</a></p>`
    : ''
  const small = notes.map(
    (text) =>
      `<p class="ink-3" style="margin:0 0 6px;font-size:14px;line-height:1.6;color:#6b5f5a;">${lines(text)}</p>`,
  )
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root { color-scheme: light dark; }${DARK}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f3f0;${FONT}${WRAP}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3f0;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px;${FONT}${WRAP}">
<tr><td class="ink" style="padding:0 4px 16px;font-size:18px;font-weight:800;letter-spacing:-0.02em;color:#271b17;">${BRAND.ko}</td></tr>
<tr><td class="sheet" style="padding:32px 28px;border-radius:20px;background:#ffffff;">
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.35;letter-spacing:-0.02em;color:#271b17;">${escaped(heading)}</h1>
${body.join('\n')}
${press}
${small.length > 0 ? `<div class="line" style="margin-top:22px;padding-top:18px;border-top:1px solid #ddd6d2;">\n${small.join('\n')}\n</div>` : ''}
</td></tr>
<tr><td class="ink-3" style="padding:20px 4px 0;font-size:12px;line-height:1.7;color:#6b5f5a;">${footOf(sender).map(escaped).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!)
