import { expect, test } from 'vitest'
import { html } from './html.ts'

test('values are escaped, HTML of ours is not', () => {
  expect(html`<p title="${'"'}">${'<script>'} ${"a&'b"}</p>`).toBe(
    '<p title="&quot;">&lt;script&gt; a&amp;&#39;b</p>',
  )
})
